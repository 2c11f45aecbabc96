import { type AccessRows, everybody, type Hidden } from '../../app/testing/procedure-rows.ts';
import type { projectsContract } from './contract.ts';

const hiddenProject = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const projectsAccess: AccessRows<typeof projectsContract> = {
  listProjects: { ...everybody('ok'), input: () => ({}) },
  // The scene's project is a draft.
  readProject: { ...everybody('NOT_FOUND'), owner: 'ok', input: ({ projectId: id }) => ({ id }), hidden: hiddenProject },
};
