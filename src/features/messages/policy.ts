import { isVisible } from '../../platform/visible-text.ts';

/** The longest text in characters, and the most attachments, messages of a stranger before an answer, and words of a search. */
export const messageLimits = { content: 4000, attachments: 5, unanswered: 5, words: 20 } as const;

/** The address of a conversation, to which notifications lead. */
export const conversationPath = (personId: string): string => `/netwerk?chat=${personId}`;

/** Whether there is something to send: a visible text or a file. */
export function saysSomething({ content, attachmentIds }: { content: string; attachmentIds: string[] }): boolean {
  return isVisible(content) || attachmentIds.length > 0;
}

/** Quotes a message for a notification: its text, else the name of a file or 'Foto'. */
export function quoteOf({ content, attachments }: { content: string; attachments: { fileName: string | null }[] }): string {
  if (content !== '' || attachments.length === 0) return content;
  return attachments.find(({ fileName }) => fileName !== null)?.fileName ?? 'Foto';
}

/** Whether a search has few enough words; each is compared with every message. */
export function hasFewWords(search: string): boolean {
  return search.split(/\s+/).length <= messageLimits.words;
}

const editableMilliseconds = 900_000;

/** Messages that the screens and the server share. */
export const messageSentences = {
  empty: 'Bericht mag niet leeg zijn',
  waits: 'Wacht op een antwoord voordat je verder schrijft',
  tooManyWords: `Zoek op hoogstens ${messageLimits.words} woorden.`,
  tooLate: 'Een bericht kun je tot 15 minuten na het versturen bewerken.',
} as const;

type Written = { senderId: string; createdAt: Date; deletedAt: Date | null };

/** Returns the moment until which its sender may edit a message: for 15 minutes. Null for others, and after that. */
export function editableUntil(viewerId: string, message: Written, now: Date): Date | null {
  const until = new Date(message.createdAt.getTime() + editableMilliseconds);
  return canDeleteMessage(viewerId, message) && until > now ? until : null;
}

/** Only the sender may delete a message, once. */
export function canDeleteMessage(viewerId: string, { senderId, deletedAt }: Omit<Written, 'createdAt'>): boolean {
  return senderId === viewerId && deletedAt === null;
}

/** The facts on which the limit for strangers depends. */
type Standing = {
  isConnected: boolean;
  /** Something else opened the conversation, such as an admitted request. */
  isOpened: boolean;
  /** The other person's state of the conversation; null before the first message. */
  otherState: 'open' | 'request' | 'ignored' | null;
  unansweredCount: number;
};

/** Whether a message reaches the other person as that of a stranger: as a request, and within a limit. */
export function isStranger({ isConnected, isOpened, otherState }: Omit<Standing, 'unansweredCount'>): boolean {
  return !isConnected && !isOpened && otherState !== 'open';
}

/** Returns the number of messages that may still be sent before an answer; null without a limit. */
export function messagesLeft({ unansweredCount, ...standing }: Standing): number | null {
  return isStranger(standing) ? Math.max(0, messageLimits.unanswered - unansweredCount) : null;
}
