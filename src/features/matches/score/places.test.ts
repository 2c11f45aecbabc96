import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { BusyError } from '../../../platform/server/bounded-work.ts';
import { runScorer, runScorerInTurn, type ScorerJob } from './documents/scorer.ts';

const read: ScorerJob = { do: 'read', texts: { title: 'Bakker', skills: [], languages: [], text: '' } };
const flood = (viewerId: string | null) => Array.from({ length: 100 }, () => runScorerInTurn(viewerId)(read));
const isRefused = (result: PromiseSettledResult<unknown>) => result.status === 'rejected' && result.reason instanceof BusyError;

// As upkeep does: the seconds in which it reads its vocabulary are no usual time.
await runScorer(read);

test.each([
  ['visitors', null],
  ['one member', newId()],
])('a flood of %s leaves the scorer to others', async (_who, viewerId) => {
  const flooding = Promise.allSettled(flood(viewerId));
  const others = Promise.allSettled(Array.from({ length: 10 }, () => runScorerInTurn(newId())(read)));

  expect((await others).filter(isRefused)).toEqual([]);
  expect((await flooding).filter(isRefused).length).toBeGreaterThan(50);
});
