import { type AccessRows, signedIn } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { savedSearchesContract } from './contract.ts';

const isOwn = 'The id is that of a search of the viewer, who alone sees it.';
const weekly = { name: 'Timmerlui', cadence: 'week' };

/** The answers of these procedures to each kind of caller. The scene's owner saved a search. */
export const savedSearchesAccess: AccessRows<typeof savedSearchesContract> = {
  listSearches: signedIn('ok'),
  saveSearch: {
    ...signedIn('ok'),
    input: () => ({ id: newId(), kind: 'talent', query: 'zoek=timmerman', ...weekly }),
    hidden: 'The id is made for the new search.',
  },
  changeSearch: { ...signedIn('NOT_FOUND'), owner: 'ok', input: ({ searchId: id }) => ({ id, ...weekly }), hidden: isOwn },
  deleteSearch: { ...signedIn('ok'), input: ({ searchId: id }) => ({ id }), hidden: isOwn },
};
