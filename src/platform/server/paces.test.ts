import { expect, test } from 'vitest';
import { createPaces } from './paces.ts';

const start = new Date('2026-06-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const pace = { points: 3, seconds: 60 };

test('a pace lets its points through at once, then one more for each part of its time', () => {
  const paces = createPaces();
  const take = (seconds: number) => paces.take('anna', pace, after(seconds));
  expect([take(0), take(0), take(0)]).toEqual([null, null, null]);

  expect(take(0)).toEqual(after(20));
  expect(take(19.9)).toEqual(after(20));
  expect(take(20)).toBeNull();
  expect(take(20)).toEqual(after(40));
});

test('whoever waits for the whole time has all of it again, and no more', () => {
  const paces = createPaces();
  const take = (seconds: number) => paces.take('anna', pace, after(seconds));
  for (let use = 0; use < 3; use += 1) take(0);

  expect([take(600), take(600), take(600)]).toEqual([null, null, null]);
  expect(take(600)).toEqual(after(620));
});

test('one caller takes nothing from another', () => {
  const paces = createPaces();
  for (let use = 0; use < 4; use += 1) paces.take('anna', pace, start);

  expect(paces.take('bram', pace, start)).toBeNull();
});

test('a full memory lets go of the longest unused, never of who goes on', () => {
  const paces = createPaces(4);
  const takeAll = (key: string) => {
    for (let use = 0; use < 3; use += 1) paces.take(key, pace, start);
  };
  for (const key of ['anna', 'bram', 'chris']) takeAll(key);
  for (const other of ['dirk', 'els', 'fien']) {
    expect(paces.take('chris', pace, start)).not.toBeNull();
    takeAll(other);
  }

  expect(paces.take('chris', pace, start)).not.toBeNull();
  expect(paces.take('anna', pace, start)).toBeNull();
});

test('waiting earns nobody more than their pace', () => {
  const server = createPaces();
  const hour = { points: 3, seconds: 3600 };
  server.take('bram', hour, after(-3500));
  for (let use = 0; use < 3; use += 1) server.take('anna', hour, start);

  expect(server.take('anna', hour, after(200))).toEqual(after(1200));
  expect(server.take('anna', hour, after(1200))).toBeNull();
});

test('a pace of a day lasts for a day, whatever is used by the hour meanwhile', () => {
  const server = createPaces();
  const day = { points: 3, seconds: 86_400 };
  const hour = { points: 3, seconds: 3600 };
  for (let use = 0; use < 3; use += 1) server.take('anna', day, start);

  for (let hours = 1; hours < 8; hours += 1) server.take('bram', hour, after(hours * 3600));

  expect(server.take('anna', day, after(8 * 3600 - 1))).toEqual(after(8 * 3600));
  expect(server.take('anna', day, after(8 * 3600))).toBeNull();
  expect(server.take('anna', day, after(8 * 3600))).toEqual(after(16 * 3600));
});
