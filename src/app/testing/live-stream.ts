import { expect } from 'vitest';
import type { Browser } from './browser.ts';

export type Told = { name: string; position: string; topic?: string; id?: string | null };

/** A browser's live stream, read as it comes. */
export async function openLiveStream(browser: Browser, options: { lastEventId?: string } = {}) {
  const controller = new AbortController();
  const headers = new Headers(options.lastEventId === undefined ? [] : [['last-event-id', options.lastEventId]]);
  const response = await browser.fetch('/live', { headers, signal: controller.signal });
  const told: Told[] = [];
  let hasEnded = false;

  async function readAll(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of body) {
      const messages = (rest + decoder.decode(part, { stream: true })).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1];
        const name = field('event');
        if (name !== undefined) told.push({ name, position: field('id') ?? '', ...JSON.parse(field('data') ?? '{}') });
      }
    }
  }

  const reading = response.body === null ? Promise.resolve() : readAll(response.body).catch(() => undefined);
  void reading.then(() => {
    hasEnded = true;
  });
  return {
    status: response.status,
    told,
    /** What was told of changes. */
    changes: () => told.filter(({ name }) => name === 'change').map(({ topic, id }) => ({ topic, id })),
    /** Waits until something holds of what was told. */
    until: (holds: () => boolean, timeout = 5_000) => expect.poll(holds, { timeout, interval: 5 }).toBe(true),
    hasEnded: () => hasEnded,
    close: () => controller.abort(),
  };
}
