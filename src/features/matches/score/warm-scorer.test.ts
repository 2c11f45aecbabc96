import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { createThread } from '../../../platform/server/threads/create-thread.ts';
import { refreshStatistics } from '../candidates/commands/refresh-statistics.ts';
import { readVersion } from '../candidates/queries/statistics.ts';
import { type ScorerAnswer, type ScorerJob, scorerAnswer } from './documents/scorer.ts';
import { warmScorer } from './queries/ask-scorer.ts';

const { services } = await startTestServer({ tasks: [] });

test('a scorer that warmed up knows the frequencies and the vocabulary, so that the first saved job waits for neither', async () => {
  await refreshStatistics(services.db);
  const version = await readVersion(services.db);
  const { run } = createThread<ScorerJob, ScorerAnswer>({
    module: new URL('./documents/scorer.thread.ts', import.meta.url),
    milliseconds: 60_000,
    parse: scorerAnswer.parse,
  });
  const reading = '0\n\n\n\n\n';
  const want: ScorerJob = { do: 'want', version, reading };
  expect((await run(want)).did).toBe('nothing');

  const asked: ScorerJob['do'][] = [];
  await warmScorer({
    db: services.db,
    run(job) {
      asked.push(job.do);
      return run(job);
    },
  });

  // The second time with the frequencies that it learned.
  expect(asked).toEqual(['renew', 'learn', 'renew']);
  expect((await run(want)).did).toBe('want');
});
