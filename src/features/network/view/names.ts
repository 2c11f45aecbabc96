import type { PersonSummary } from '../../profiles/contract.ts';

export const nameOf = ({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';
