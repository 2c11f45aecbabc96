import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { applicantsContract } from './contract.ts';

const one = ({ applicationId: id }: Scene) => ({ id });
const ofJob = ({ jobId: id }: Scene) => ({ id });
/** Their application to the viewer's job, the viewer's application to theirs, and that job. */
const hidden = ({ applicationId, ownApplicationId }: Hidden, more = {}) => [applicationId, ownApplicationId].map((id) => ({ id, ...more }));
const hiddenJob = ({ jobId: id }: Hidden) => [{ id }];
const move = { version: 1, to: 'rejected', message: 'Bedankt.' };

/** The answers of these procedures to each kind of caller. */
export const applicantsAccess: AccessRows<typeof applicantsContract> = {
  readOverview: { ...ownerOnly('ok'), input: ofJob, hidden: hiddenJob },
  listReceived: { ...ownerOnly('ok'), input: ofJob, hidden: hiddenJob },
  readReceived: { ...ownerOnly('ok'), input: one, hidden: (people) => hidden(people) },
  markViewed: { ...ownerOnly('ok'), input: one, hidden: (people) => hidden(people) },
  move: { ...ownerOnly('ok'), input: (scene) => ({ ...one(scene), ...move }), hidden: (people) => hidden(people, move) },
  // Each application has a result of its own, which says 'gone' for all but the owner's.
  moveAll: {
    ...signedIn('ok'),
    input: (scene) => ({ moves: [{ ...one(scene), ...move }] }),
    // The answer repeats the id that was asked about, so that an unknown one can't be compared with it.
    hidden: 'Each result names the id that was sent; `move` covers what it says of a hidden person.',
  },
  addNote: {
    ...ownerOnly('ok'),
    input: (scene) => ({ ...one(scene), noteId: newId(), content: 'Bellen' }),
    hidden: (people) => hidden(people, { noteId: newId(), content: 'Bellen' }),
  },
  deleteNote: {
    ...ownerOnly('ok'),
    input: ({ applicationId: id, noteId }) => ({ id, noteId }),
    hidden: (people) => hidden(people, { noteId: newId() }),
  },
};
