import { runScorer } from '../features/matches/score/documents/scorer.ts';
import { warmScorer } from '../features/matches/score/queries/ask-scorer.ts';
import { describeError, type Log } from '../platform/server/log.ts';
import type { Services } from '../platform/server/services.ts';

/** Later than anybody waits for a server to start, and than one that is stopped at once lives. */
const scorerMilliseconds = 5_000;

/** Lets the scorer of matches warm up once the server has been answering for a while. */
export function warmUpScorer({ db, log }: Pick<Services, 'db' | 'log'>): void {
  const warm = () =>
    warmScorer({ db, run: runScorer }).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'the scorer of matches could not warm up'),
    );
  setTimeout(warm, scorerMilliseconds).unref();
}

/** The first page takes 140 ms, the twelfth 8: by then V8 has compiled what all pages have in common. */
const pages = 30;

/**
 * Requests pages from a server that has just started, so that visitors don't wait for code that isn't compiled yet, nor
 * others behind them. A failure stops no start.
 */
export async function warmUp(origin: string, log: Log): Promise<void> {
  const started = performance.now();
  try {
    for (let page = 0; page < pages; page++) {
      // Each has an address of its own, as a page of visitors is kept for some seconds.
      const response = await fetch(`${origin}/?warm=${page}`, { headers: { Accept: 'text/html' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The page answered ${response.status}.`);
    }
    log.info({ milliseconds: Math.round(performance.now() - started) }, 'warm');
  } catch (error) {
    log.warn({ error: describeError(error) }, 'the server could not warm up');
  }
}
