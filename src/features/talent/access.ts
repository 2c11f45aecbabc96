import { type AccessRows, everybody, signedIn } from '../../app/testing/procedure-rows.ts';
import type { talentContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. The scene's talent is for members. */
export const talentAccess: AccessRows<typeof talentContract> = {
  listTalents: { ...everybody('ok'), input: () => ({}) },
  readTalent: {
    ...signedIn('ok'),
    signedOut: 'NOT_FOUND',
    input: ({ talentId: id }) => ({ id }),
    hidden: ({ talentId: id }) => [{ id }],
  },
  readOwnTalent: signedIn('ok'),
};
