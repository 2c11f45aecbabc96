import { type AccessRows, type Hidden, hiddenPerson, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { messagesContract } from './contract.ts';

const messages = ({ messageId, ownMessageId }: Hidden, more = {}) => [messageId, ownMessageId].map((id) => ({ id, ...more }));

/** The answers of these procedures to each kind of caller. */
export const messagesAccess: AccessRows<typeof messagesContract> = {
  readCounts: signedIn('ok'),
  listConversations: { ...signedIn('ok'), input: () => ({}) },
  // Anyone may write to anyone but themselves.
  readConversation: { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  listMessages: { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  sendMessage: {
    ...signedIn('ok'),
    owner: 'SELF',
    input: ({ owner }) => ({ id: owner.id, messageId: newId(), content: 'Hallo' }),
    hidden: ({ id, ownMessageId }) => [newId(), ownMessageId].map((messageId) => ({ id, messageId, content: 'Hallo' })),
    limits: {
      // The scene's message counts towards this minute, and the test's server allows one.
      'message-pace': { caller: 'owner', input: ({ friendId }) => ({ id: friendId, messageId: newId(), content: 'En nog een' }) },
    },
  },
  editMessage: {
    ...ownerOnly('ok'),
    input: ({ messageId }) => ({ id: messageId, content: 'Anders' }),
    hidden: (hidden) => messages(hidden, { content: 'Anders' }),
  },
  deleteMessage: { ...ownerOnly('ok'), input: ({ messageId }) => ({ id: messageId }), hidden: (hidden) => messages(hidden) },
  markRead: {
    ...ownerOnly('ok'),
    input: ({ friendId, messageId }) => ({ id: friendId, until: messageId }),
    hidden: ({ id, messageId: until }) => [{ id, until }],
  },
  answerRequest: {
    ...ownerOnly('ok'),
    input: ({ friendId }) => ({ id: friendId, answer: 'accept' }),
    hidden: ({ id }) => ['accept', 'ignore'].map((answer) => ({ id, answer })),
  },
  searchMessages: { ...signedIn('ok'), input: () => ({ search: 'dag' }) },
  tellTyping: { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
};
