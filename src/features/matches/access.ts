import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import type { matchesContract } from './contract.ts';

type Pair = { jobId: string; talentId: string };

const pairOf = ({ jobId, talentId }: Pair) => ({ jobId, talentId });
const hiddenPairs = ({ jobId, ownJobId, talentId, ownTalentId }: Hidden): Pair[] => [
  { jobId: ownJobId, talentId },
  { jobId, talentId: ownTalentId },
];

/** The answers of these procedures to each kind of caller. The scene's talent matches the owner's open job, in which the owner is interested. */
export const matchesAccess: AccessRows<typeof matchesContract> = {
  listMatches: {
    ...ownerOnly('ok'),
    input: ({ jobId }) => ({ side: 'poster', job: jobId }),
    hidden: ({ jobId }: Hidden) => [{ side: 'poster', job: jobId }],
  },
  readSides: signedIn('ok'),
  answerMatch: {
    ...ownerOnly('ok'),
    input: (scene) => ({ ...pairOf(scene), answer: 'interested' }),
    hidden: (hidden) => hiddenPairs(hidden).map((pair) => ({ ...pair, answer: 'interested' })),
  },
  contactMatch: { ...ownerOnly('ok'), input: pairOf, hidden: hiddenPairs },
};
