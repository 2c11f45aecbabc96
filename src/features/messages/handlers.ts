import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import { SignedOutError } from '../../platform/server/signed-out.ts';
import { counted, soonAgain, tooMany } from '../../platform/server/too-many.ts';
import { answerRequest } from './commands/answer-request.ts';
import { deleteMessage, editMessage } from './commands/change-message.ts';
import { markRead } from './commands/mark-read.ts';
import { paceLimitName, sendMessage } from './commands/send-message.ts';
import { tellTypingNow } from './commands/tell.ts';
import { messagesContract } from './contract.ts';
import { listConversations, readConversation, readCounts } from './queries/conversations.ts';
import { findThread } from './queries/find.ts';
import { listMessages } from './queries/messages.ts';
import { searchMessages } from './queries/search.ts';

const os = implementContract(messagesContract);
const done = { ok: true } as const;

/** Says when the asker may write again. */
export function tooManyMessages(reached: LimitReached, asker: { now: Date; timeZone: string }) {
  if (reached.limit.name === paceLimitName) return soonAgain(reached.until, asker.now, 'Je stuurt veel berichten achter elkaar.');
  const did = `naar ${counted(reached.limit.points, 'persoon', 'mensen')} geschreven`;
  return tooMany(reached, asker, { did, again: 'kun je weer iemand anders schrijven' });
}

export const messagesHandlers = os.router({
  readCounts: os.readCounts.handler(({ context }) => readCounts(context.services.db, viewerOf(context).id)),

  listConversations: os.listConversations.handler(({ input, context }) =>
    listConversations(context.services.db, viewerOf(context).id, input),
  ),

  readConversation: os.readConversation.handler(async ({ input, context, errors }) => {
    const conversation = await readConversation(context.services.db, viewerOf(context).id, input.id);
    if (conversation === null) throw errors.NOT_FOUND();
    return conversation;
  }),

  listMessages: os.listMessages.handler(async ({ input: { id, ...place }, context, errors }) => {
    const { db, clock } = context.services;
    const viewerId = viewerOf(context).id;
    const thread = await findThread(db, viewerId, id);
    if (thread === null) throw errors.NOT_FOUND();
    const { conversationId } = thread;
    if (conversationId === null) return { messages: [], older: null, newer: null };
    return listMessages(db, { viewerId, now: clock.now() }, { conversationId, ...place });
  }),

  sendMessage: os.sendMessage.handler(async ({ input, context, errors }) => {
    const { id: personId, messageId, content, attachmentIds, writerId } = input;
    const { id: viewerId, timeZone } = viewerOf(context);
    if (writerId !== undefined && writerId !== viewerId) throw new SignedOutError();
    const result = await sendMessage(context.services, viewerId, { id: messageId, personId, content, attachmentIds });
    if (result instanceof LimitReached) {
      throw errors.TOO_MANY_REQUESTS(tooManyMessages(result, { now: context.services.clock.now(), timeZone }));
    }
    switch (result) {
      case null:
        throw errors.NOT_FOUND();
      case 'self':
        throw errors.SELF();
      case 'waits':
        throw errors.WAITS_FOR_ANSWER();
      case 'unknown-attachment':
        throw errors.UNKNOWN_ATTACHMENT();
      case 'id-taken':
        throw errors.CONFLICT();
      default:
        return result;
    }
  }),

  editMessage: os.editMessage.handler(async ({ input, context, errors }) => {
    const result = await editMessage(context.services, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    if (result === 'too-late') throw errors.TOO_LATE();
    return result;
  }),

  deleteMessage: os.deleteMessage.handler(async ({ input, context, errors }) => {
    const result = await deleteMessage(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return result;
  }),

  markRead: os.markRead.handler(async ({ input, context, errors }) => {
    const unreadCount = await markRead(context.services, viewerOf(context).id, { personId: input.id, until: input.until });
    if (unreadCount === null) throw errors.NOT_FOUND();
    return { unreadCount };
  }),

  answerRequest: os.answerRequest.handler(async ({ input, context, errors }) => {
    const { id: personId, answer } = input;
    if (!(await answerRequest(context.services, viewerOf(context).id, { personId, answer }))) throw errors.NOT_FOUND();
    return done;
  }),

  searchMessages: os.searchMessages.handler(({ input, context }) => searchMessages(context.services.db, viewerOf(context).id, input)),

  tellTyping: os.tellTyping.handler(async ({ input, context, errors }) => {
    const viewerId = viewerOf(context).id;
    const conversation = await readConversation(context.services.db, viewerId, input.id);
    if (conversation === null) throw errors.NOT_FOUND();
    // Before an answer, a stranger neither shows nor sees typing.
    const isOpen = conversation.state === 'open' || conversation.isConnected;
    if (isOpen && conversation.messagesLeft === null) await tellTypingNow(context.services, viewerId, input.id);
    return done;
  }),
});
