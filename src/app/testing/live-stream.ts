import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { readLiveEvents, type Told } from './live-events.ts';

/** Opens a browser's live stream and collects its events. */
export async function openLiveStream(browser: Browser, options: { lastEventId?: string } = {}) {
  const controller = new AbortController();
  const headers = new Headers(options.lastEventId === undefined ? [] : [['last-event-id', options.lastEventId]]);
  const response = await browser.fetch('/live', { headers, signal: controller.signal });
  const told: Told[] = [];
  let hasEnded = false;

  const reading =
    response.body === null ? Promise.resolve() : readLiveEvents(response.body, (event) => told.push(event)).catch(() => undefined);
  void reading.then(() => {
    hasEnded = true;
  });
  return {
    status: response.status,
    told,
    /** The received changes. */
    changes: () => told.filter(({ name }) => name === 'change').map(({ topic, id }) => ({ topic, id })),
    /** Waits until a condition holds. Events wait for every writing transaction of the PostgreSQL that all test files share. */
    until: (holds: () => boolean, timeout = 20_000) => expect.poll(holds, { timeout, interval: 5 }).toBe(true),
    hasEnded: () => hasEnded,
    close: () => controller.abort(),
  };
}
