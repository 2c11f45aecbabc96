import type { PersonSummary } from '../../../profiles/contract.ts';
import { linkDays, linkLimits } from '../policy.ts';

/** A link as its form has it. */
export type NewLink = {
  label: string;
  reader: 'person' | 'email';
  person: PersonSummary | null;
  email: string;
  days: string;
  allowsPdf: boolean;
  allowsPptx: boolean;
};

export const emptyLink: NewLink = {
  label: '',
  reader: 'person',
  person: null,
  email: '',
  days: String(linkLimits.days),
  allowsPdf: false,
  allowsPptx: false,
};

const dayWords: Record<(typeof linkDays)[number], string> = { 7: 'Een week', 30: '30 dagen', 90: '90 dagen', 365: 'Een jaar' };

export const dayOptions = linkDays.map((days) => ({ value: String(days), label: dayWords[days] }));

export type LinkInput = {
  label: string;
  personId: string | null;
  email: string | null;
  days: number;
  allowsPdf: boolean;
  allowsPptx: boolean;
};

/** The input of the procedure, or the problem beside each field. */
export function checkLink({
  label,
  reader,
  person,
  email,
  days,
  ...files
}: NewLink): { input: LinkInput } | { problems: Record<string, string> } {
  const problems = {
    ...(label.trim() === '' && { label: 'Geef de link een naam.' }),
    ...(reader === 'person' && person === null && { personId: 'Kies voor wie de link is.' }),
    ...(reader === 'email' && email.trim() === '' && { email: 'Vul een e-mailadres in.' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const isPerson = reader === 'person';
  return {
    input: {
      label: label.trim(),
      personId: isPerson ? (person?.id ?? null) : null,
      email: isPerson ? null : email.trim(),
      days: Number(days),
      ...files,
    },
  };
}
