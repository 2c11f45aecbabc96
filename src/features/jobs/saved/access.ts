import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { savedJobsContract } from './contract.ts';

const job = ({ jobId: id }: Scene) => ({ id });
const hidden = ({ jobId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const savedJobsAccess: AccessRows<typeof savedJobsContract> = {
  listMarks: signedIn('ok'),
  listSaved: { ...signedIn('ok'), input: () => ({}) },
  saveJob: { ...signedIn('ok'), owner: 'OWN_JOB', input: job, hidden },
  unsaveJob: { ...signedIn('ok'), input: job, hidden },
};
