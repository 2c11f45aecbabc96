import type { Scene } from '../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { decksContract } from './contract.ts';

const own = ({ projectId: id }: Scene) => ({ id });
const hidden = ({ projectId: id }: Hidden) => [{ id }];
const look = { style: 'warm', colour: '#1f7a4d', showsLogo: true, showsContact: true };

/** The answers of these procedures to each kind of caller. */
export const decksAccess: AccessRows<typeof decksContract> = {
  readDeck: { ...ownerOnly('ok'), input: own, hidden },
  generatePitchDeck: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, generationId: newId() }),
    hidden: ({ projectId: id }) => [{ id, generationId: newId() }],
  },
  saveSlide: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, slide: 'problem_slide', version: 1, fields: { who: 'Bewoners van een flat.' } }),
    hidden: ({ projectId: id }) => [{ id, slide: 'problem_slide', version: 1, fields: { who: 'Bewoners.' } }],
  },
  // The hash of the facts of another moment.
  updateSlide: {
    ...ownerOnly('STALE'),
    input: ({ projectId: id }) => ({ id, slide: 'title_slide', facts: 'vroeger' }),
    hidden: ({ projectId: id }) => [{ id, slide: 'title_slide', facts: 'vroeger' }],
  },
  setHidden: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, slide: 'traction_slide', isHidden: true }),
    hidden: ({ projectId: id }) => [{ id, slide: 'traction_slide', isHidden: true }],
  },
  saveLook: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id, ...look }), hidden: ({ projectId: id }) => [{ id, ...look }] },
};
