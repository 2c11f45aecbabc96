import type { Attempt } from '../../../platform/attempt.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { keptInBrowser } from '../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, nothing, otherwise, record, type Shape, text } from '../../../platform/web/forms/shape.ts';
import type { ContactMessage } from '../contract.ts';
import { contactSentences } from '../policy.ts';

const names = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
type ContactFields = Pick<ContactMessage, (typeof names)[number]>;

/** The fields of the form with the honeypot that only bots fill in. */
export type ContactDraft = ContactFields & { homepage: string };

type KeptMessage = { fields: ContactFields; attempt: Attempt | null };

const shape: Shape<KeptMessage> = record({
  fields: record<ContactFields>({ firstName: text, lastName: text, email: text, subject: text, message: text }),
  attempt: otherwise(either(attempt, nothing), null),
});

/** The unsent draft with its attempt to send. It keeps the id across reloads, so that a retry after a lost answer sends nothing twice. */
export const keptMessage = keptInBrowser('contact', shape);

export const isEmpty = (fields: ContactFields) => names.every((name) => fields[name].trim() === '');

/** Returns the input to send, or the problems that the browser can find by itself. */
export function checkMessage(draft: ContactDraft): Checked<ContactDraft> {
  const problems: { -readonly [Name in keyof ContactFields]?: string } = {};
  for (const name of names) if (draft[name].trim() === '') problems[name] = contactSentences[name];
  if (problems.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()))
    problems.email = contactSentences.invalidEmail;
  const [first, ...others] = Object.values(problems);
  if (first === undefined) return { input: draft };
  return { problems, message: others.length === 0 ? first : 'Vul de velden met een melding nog in.' };
}
