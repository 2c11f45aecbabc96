import { describeError, type Log } from '../platform/server/log.ts';

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
