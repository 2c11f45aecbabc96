import { accessEndedSentence, withdrawnSentence } from '../../applications/texts.ts';
import type { Received } from '../contract.ts';

/** A person's whole name. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';
}

/** The sentence in the place of an application that the poster can't read. */
export function absenceOf({ status }: Pick<Received, 'status'>): string {
  return status === 'withdrawn' ? withdrawnSentence : accessEndedSentence;
}
