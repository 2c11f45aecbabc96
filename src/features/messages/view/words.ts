import type { LiveWords } from '../../../platform/web/data/live.ts';
import type { Word } from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Every conversation of the viewer. */
    messages: true;
    /** The lists of conversations and the unread counts. */
    conversations: true;
    /** The conversation with a person. */
    [conversation: `conversation:${string}`]: true;
  }
}

/** The words that change when a message is sent, changed or read. */
export const conversationWords = (personId: string): readonly Word[] => ['conversations', `conversation:${personId}`];

export const messagesLive: LiveWords = {
  messages: (personId) => (personId === null ? ['messages'] : conversationWords(personId)),
};
