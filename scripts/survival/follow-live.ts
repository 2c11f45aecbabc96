import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '../../src/app/testing/browser.ts';
import { readLiveEvents } from '../../src/app/testing/live-events.ts';

export type Following = {
  /** The ids of all received changes of this topic, duplicates included. */
  idsOf(topic: string): string[];
  /** How often the server said that changes may have been missed. */
  resets(): number;
  stop(): void;
};

/** Keeps a live stream open as a browser does: reconnects after a break, from the last event. */
export async function followLive(browser: Browser): Promise<Following> {
  const told: { topic: string; id: string }[] = [];
  const stopping = new AbortController();
  let position: string | undefined;
  let resets = 0;
  let opened: () => void;
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });

  async function follow(): Promise<void> {
    const headers = position === undefined ? undefined : { 'last-event-id': position };
    const { body, status } = await browser.fetch('/live', { headers, signal: stopping.signal });
    if (body === null || status !== 200) return;
    await readLiveEvents(body, (event) => {
      position = event.position;
      opened();
      if (event.name === 'reset') resets += 1;
      if (event.name === 'change') told.push({ topic: event.topic ?? '', id: event.id ?? '' });
    });
  }

  async function keepFollowing(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A server that is down is expected here.
      await follow().catch(() => undefined);
      await delay(50);
    }
  }
  void keepFollowing();
  await isOpen;
  return {
    idsOf: (topic) => told.filter((change) => change.topic === topic).map(({ id }) => id),
    resets: () => resets,
    stop: () => stopping.abort(),
  };
}
