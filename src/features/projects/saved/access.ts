import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { savedProjectsContract } from './contract.ts';

const project = ({ projectId: id }: Scene) => ({ id });
const hidden = ({ projectId: id }: Hidden) => [{ id }];
const notFound = signedIn('NOT_FOUND');

/** The answers of these procedures to each kind of caller. Nobody saved the scene's project, a draft. */
export const savedProjectsAccess: AccessRows<typeof savedProjectsContract> = {
  listMarks: signedIn('ok'),
  listSaved: { ...signedIn('ok'), input: () => ({}) },
  readNote: { ...notFound, input: project, hidden },
  saveProject: { ...notFound, owner: 'OWN_PROJECT', input: project, hidden },
  unsaveProject: { ...signedIn('ok'), input: project, hidden },
  setStage: {
    ...notFound,
    input: (scene) => ({ ...project(scene), stage: 'talking' }),
    hidden: ({ projectId: id }) => [{ id, stage: 'talking' }],
  },
  setNote: {
    ...notFound,
    input: (scene) => ({ ...project(scene), note: 'Bellen' }),
    hidden: ({ projectId: id }) => [{ id, note: 'Bellen' }],
  },
};
