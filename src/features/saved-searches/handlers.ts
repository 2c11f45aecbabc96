import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { changeSearch, deleteSearch, saveSearch } from './commands/change-searches.ts';
import { savedSearchesContract } from './contract.ts';
import { listSearches } from './queries.ts';

const os = implementContract(savedSearchesContract);
const done = { ok: true } as const;

export const savedSearchesHandlers = os.router({
  listSearches: os.listSearches.handler(({ context }) => {
    const { db, searches } = context.services;
    return listSearches(db, searches, viewerOf(context).id);
  }),

  saveSearch: os.saveSearch.handler(async ({ input, context, errors }) => {
    const saved = await saveSearch(context.services, viewerOf(context).id, input);
    if (saved === 'saved-before') throw errors.CONFLICT();
    if (saved === 'too-long') throw errors.TOO_LONG();
    if (saved === 'too-many') throw errors.TOO_MANY_SAVED();
    return done;
  }),

  changeSearch: os.changeSearch.handler(async ({ input, context, errors }) => {
    if (!(await changeSearch(context.services, viewerOf(context).id, input))) throw errors.NOT_FOUND();
    return done;
  }),

  deleteSearch: os.deleteSearch.handler(async ({ input, context }) => {
    await deleteSearch(context.services.db, viewerOf(context).id, input.id);
    return done;
  }),
});
