import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, everybody, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { fitsContract } from './contract.ts';

const job = ({ jobId: id }: Scene) => ({ id });
const talent = ({ talentId: id }: Scene) => ({ id });

/** The answers of these procedures to each kind of caller. The scene's talent matches the owner's open job. */
export const fitsAccess: AccessRows<typeof fitsContract> = {
  readOwnMatch: { ...signedIn('ok'), input: job, hidden: ({ jobId: id }: Hidden) => [{ id }] },
  listFittingJobs: { ...signedIn('ok'), input: talent, hidden: ({ talentId: id }: Hidden) => [{ id }] },
  listSimilarJobs: { ...everybody('ok'), input: job, hidden: ({ jobId: id }: Hidden) => [{ id }] },
  listSimilarTalents: { ...signedIn('ok'), input: talent, hidden: ({ talentId: id }: Hidden) => [{ id }] },
  readJobChange: { ...ownerOnly('ok'), input: job, hidden: ({ jobId: id }: Hidden) => [{ id }] },
};
