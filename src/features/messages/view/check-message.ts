import { isVisible } from '../../../platform/visible-text.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { messageLimits, messageSentences } from '../policy.ts';
import type { Written } from './kept.ts';

/** Whether nothing is being written. */
export const isNothing = ({ text, attachments }: Written) => text.trim() === '' && attachments.length === 0;

/** The sentence for a text that is too long; it shows while it is typed. */
export function tooLong(text: string): string | undefined {
  const over = text.trim().length - messageLimits.content;
  return over > 0 ? `Een bericht heeft hoogstens 4.000 tekens; dit zijn er ${over} te veel.` : undefined;
}

/** Checks a new message as the contract does, and that its files have been uploaded. */
export function checkMessage({ text, attachments }: Written, isUploading: boolean): Checked<Written> {
  if (isUploading) return { problems: { attachments: 'Even wachten: je bijlage is nog onderweg.' } };
  const problem = attachments.length > 0 ? tooLong(text) : problemOf(text);
  return problem === undefined ? { input: { text: text.trim(), attachments } } : { problems: { text: problem } };
}

/** Checks the new text of a message that was sent; it stays a text, also beside files. */
export function checkChange({ content }: { content: string }): Checked<{ content: string }> {
  const problem = problemOf(content);
  return problem === undefined ? { input: { content: content.trim() } } : { problems: { content: problem } };
}

function problemOf(text: string): string | undefined {
  return isVisible(text) ? tooLong(text) : messageSentences.empty;
}
