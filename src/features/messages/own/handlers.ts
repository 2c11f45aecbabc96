import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { markConversation } from './commands/mark-conversation.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { ownMessagesContract } from './contract.ts';
import { readPreferences } from './queries.ts';

const os = implementContract(ownMessagesContract);

export const ownMessagesHandlers = os.router({
  markConversation: os.markConversation.handler(async ({ input: { id: personId, ...marks }, context, errors }) => {
    if (!(await markConversation(context.services, viewerOf(context).id, personId, marks))) throw errors.NOT_FOUND();
    return { ok: true };
  }),

  readPreferences: os.readPreferences.handler(({ context }) => readPreferences(context.services.db, viewerOf(context).id)),

  savePreferences: os.savePreferences.handler(async ({ input: { showsReadMarks }, context }) => {
    await savePreferences(context.services, viewerOf(context).id, showsReadMarks);
    return { showsReadMarks };
  }),
});
