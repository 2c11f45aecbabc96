import { isVisible } from '../../platform/visible-text.ts';

/**
 * Longest text in characters, most attachments, most messages of a stranger before an answer, and most words of one search.
 */
export const messageLimits = { content: 4000, attachments: 5, unanswered: 5, words: 20 } as const;

/** Whether there is something to send: a text, or files. */
export function saysSomething({ content, attachmentIds }: { content: string; attachmentIds: string[] }): boolean {
  return isVisible(content) || attachmentIds.length > 0;
}

/** What others are told that a message says: its text, or what it carries. */
export function quoteOf({ content, attachments }: { content: string; attachments: { fileName: string | null }[] }): string {
  if (content !== '' || attachments.length === 0) return content;
  return attachments.find(({ fileName }) => fileName !== null)?.fileName ?? 'Foto';
}

/** Whether so many words are searched for together; each costs a look at every message. */
export function hasFewWords(search: string): boolean {
  return search.split(/\s+/).length <= messageLimits.words;
}

/** How long a message can be edited. */
export const editableMilliseconds = 900_000;

/** The messages that people read when something can't be sent. */
export const messageSentences = {
  empty: 'Bericht mag niet leeg zijn',
  waits: 'Wacht op een antwoord voordat je verder schrijft',
  tooManyWords: `Zoek op hoogstens ${messageLimits.words} woorden.`,
  tooLate: 'Een bericht kun je tot 15 minuten na het versturen bewerken.',
} as const;

type Written = { senderId: string; createdAt: Date; deletedAt: Date | null };

/** Until when a viewer may edit a message: its sender, for 15 minutes; null for everyone else, and after that. */
export function editableUntil(viewerId: string, message: Written, now: Date): Date | null {
  const until = new Date(message.createdAt.getTime() + editableMilliseconds);
  return canDeleteMessage(viewerId, message) && until > now ? until : null;
}

/** Who may delete a message: its sender, for as long as it says something. */
export function canDeleteMessage(viewerId: string, { senderId, deletedAt }: Omit<Written, 'createdAt'>): boolean {
  return senderId === viewerId && deletedAt === null;
}

/** What a person has of a conversation, as its limits depend on it. */
type Standing = {
  isConnected: boolean;
  /** How the other has the conversation; null before the first message. */
  otherState: 'open' | 'request' | 'ignored' | null;
  unansweredCount: number;
};

/** How many messages may still be sent before an answer; null without a limit. */
export function messagesLeft({ isConnected, otherState, unansweredCount }: Standing): number | null {
  if (isConnected || otherState === 'open') return null;
  return Math.max(0, messageLimits.unanswered - unansweredCount);
}
