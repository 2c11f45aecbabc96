import { expect, test } from 'vitest';
import { BusyError, boundWork, boundWorkOfEach } from './bounded-work.ts';

/** Work that lasts until it is released. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, release: () => resolve('klaar') };
}

const lasting = (milliseconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** How work ends before anything that takes time can. */
function atOnce(work: Promise<unknown>): Promise<unknown> {
  const later = new Promise((resolve) => setImmediate(() => resolve('still waiting')));
  return Promise.race([work.catch((error: unknown) => error), later]);
}

test('work beyond what may run and wait is refused at once', async () => {
  const bounded = boundWork({ running: 1, waiting: 1 });
  const held = heldWork();
  const first = bounded(held.work);
  const second = bounded(async () => 'daarna');

  expect(await atOnce(bounded(async () => 'te veel'))).toBeInstanceOf(BusyError);

  held.release();
  expect(await Promise.all([first, second])).toEqual(['klaar', 'daarna']);
});

test('work that never gets its turn is refused when its time to wait is over, and frees its place', async () => {
  const bounded = boundWork({ running: 1, waiting: 1, waitMilliseconds: 20 });
  const held = heldWork();
  const first = bounded(held.work);

  await expect(bounded(async () => 'nooit')).rejects.toBeInstanceOf(BusyError);
  await expect(bounded(async () => 'ook nooit')).rejects.toBeInstanceOf(BusyError);

  held.release();
  expect(await first).toBe('klaar');
  expect(await bounded(async () => 'vrij')).toBe('vrij');
});

test('work that would wait longer than it may, by how long such work takes, is refused at once; quick work changes that', async () => {
  const bounded = boundWork({ running: 1, waiting: 100, waitMilliseconds: 2_000 });
  for (let turn = 0; turn < 3; turn += 1) await bounded(lasting(200));
  const held = heldWork();
  const running = bounded(held.work);
  // 200 ms each, though the smoothed time knows only half of that yet: more than 2 s wait well before the hundredth.
  const waiting = Array.from({ length: 50 }, () => bounded(async () => 'snel'));
  const refused = await Promise.all(waiting.map(async (work) => (await atOnce(work)) instanceof BusyError));

  expect(refused.slice(0, 5)).toEqual(Array(5).fill(false));
  expect(refused.slice(-20)).toEqual(Array(20).fill(true));
  held.release();
  await Promise.allSettled([running, ...waiting]);
  for (let turn = 0; turn < 50; turn += 1) await bounded(async () => 'snel');
  const again = heldWork();
  const next = bounded(again.work);
  const fiftieth = Array.from({ length: 50 }, () => bounded(async () => 'snel')).at(-1);
  expect(await atOnce(fiftieth ?? next)).toBe('still waiting');
  again.release();
  await next;
  await fiftieth;
});

test('of work of many people, the last of whoever has most waiting makes room for somebody with less', async () => {
  const bounded = boundWorkOfEach({ running: 1, waiting: 10, inAll: 4 });
  const held = heldWork();
  const ofAnna = [1, 2, 3].map((place) => bounded('Anna', () => held.work().then(() => place)));
  const [first, second] = [bounded('Bram', held.work), bounded('Bram', held.work)];

  expect(await Promise.all(ofAnna.map(atOnce))).toEqual(['still waiting', 'still waiting', expect.any(BusyError)]);
  expect(await atOnce(bounded('Bram', held.work))).toBeInstanceOf(BusyError);

  held.release();
  expect(await Promise.all([...ofAnna.slice(0, 2), first, second])).toEqual([1, 2, 'klaar', 'klaar']);
});
