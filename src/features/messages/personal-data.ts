import { eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { topic } from './commands/tell.ts';
import { conversationSides, conversations, messageAttachments, messagePreferences, messages } from './tables.ts';

/** A person's conversations. They are deleted with the account; their files follow in the background. */
export const messagesPersonalData: PersonalData = {
  name: 'berichten',

  async exportPersonalData(tx, personId) {
    const own = or(eq(conversations.lowId, personId), eq(conversations.highId, personId));
    const ownIds = tx.select({ id: conversations.id }).from(conversations).where(own);
    const ownMessages = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, personId));
    return {
      conversations: rowsOf(tx, { from: conversations, where: own, orderBy: [conversations.createdAt] }),
      sides: rowsOf(tx, { from: conversationSides, where: eq(conversationSides.personId, personId) }),
      messages: rowsOf(tx, { from: messages, where: inArray(messages.conversationId, ownIds), orderBy: [messages.createdAt] }),
      attachments: rowsOf(tx, { from: messageAttachments, where: inArray(messageAttachments.messageId, ownMessages) }),
      preferences: rowsOf(tx, { from: messagePreferences, where: eq(messagePreferences.personId, personId) }),
    };
  },

  async erasePersonalData(tx, { live }, personId) {
    // Lock in order of id, and before the notifications, as sending and reading do; else they would deadlock.
    const own = or(eq(conversations.lowId, personId), eq(conversations.highId, personId));
    const ended = await tx
      .select({ lowId: conversations.lowId, highId: conversations.highId })
      .from(conversations)
      .where(own)
      .orderBy(conversations.id)
      .for('update');
    const others = ended.map(({ lowId, highId }) => (lowId === personId ? highId : lowId));
    // Without the id of who leaves: events are kept for a while.
    await live.tell(tx, others, { topic, id: null });
    await tx.delete(conversations).where(own);
  },
};
