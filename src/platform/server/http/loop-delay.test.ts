import { expect, test, vi } from 'vitest';
import { loopDelay } from './loop-delay.ts';

/** Keeps the main thread, and lets it look around for a moment after each time. */
async function keepBusy(times: number, milliseconds: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('a main thread that is kept again and again is late, and in time again afterwards', async () => {
  loopDelay();

  await keepBusy(12, 200);

  const late = loopDelay();
  expect(late).toBeGreaterThan(100);
  await vi.waitFor(() => expect(loopDelay()).toBeLessThan(late / 2), { timeout: 30_000 });
});

test('one long stall alone is no lasting delay', async () => {
  await vi.waitFor(() => expect(loopDelay()).toBeLessThan(40), { timeout: 50_000 });

  await keepBusy(1, 2_000);

  expect(loopDelay()).toBeLessThan(250);
});
