import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { savedTalentsContract } from './contract.ts';

const talent = ({ talentId: id }: Scene) => ({ id });
const hidden = ({ talentId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's owner saved the talent. */
export const savedTalentsAccess: AccessRows<typeof savedTalentsContract> = {
  listMarks: signedIn('ok'),
  listSaved: { ...signedIn('ok'), input: () => ({}) },
  readNote: { ...signedIn('NOT_FOUND'), owner: 'ok', input: talent, hidden },
  saveTalent: { ...signedIn('ok'), input: talent, hidden },
  unsaveTalent: { ...signedIn('ok'), input: talent, hidden },
  setNote: {
    ...signedIn('NOT_FOUND'),
    owner: 'ok',
    input: (scene) => ({ ...talent(scene), note: 'Bellen' }),
    hidden: ({ talentId: id }) => [{ id, note: 'Bellen' }],
  },
};
