import { type AccessRows, hiddenPerson, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { projectsOfPersonContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const projectsOfPersonAccess: AccessRows<typeof projectsOfPersonContract> = {
  listProjectsOf: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
};
