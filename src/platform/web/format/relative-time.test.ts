import { expect, test } from 'vitest';
import { relativeTime, shortAge, shortAgo } from './relative-time.ts';

const instant = '2026-11-20T18:00:00.000Z';

test.each([
  [-3_600, 'zojuist'],
  [0, 'zojuist'],
  [59.9, 'zojuist'],
  [60, '1 minuut geleden'],
  [5 * 60 + 59, '5 minuten geleden'],
  [3_600, '1 uur geleden'],
  [23 * 3_600, '23 uur geleden'],
  [86_400, '1 dag geleden'],
  [6 * 86_400, '6 dagen geleden'],
  [7 * 86_400, '1 week geleden'],
  [29 * 86_400, '4 weken geleden'],
  [30 * 86_400, '1 maand geleden'],
  [364 * 86_400, '12 maanden geleden'],
  [800 * 86_400, '2 jaar geleden'],
])('after %d seconds: %s', (seconds, text) => {
  expect(relativeTime(instant, Date.parse(instant) + seconds * 1000)).toBe(text);
});

test.each([
  [-60, 'Nu'],
  [59.9, 'Nu'],
  [60, '1m'],
  [59 * 60 + 59, '59m'],
  [3_600, '1u'],
  [24 * 3_600 - 1, '23u'],
  [24 * 3_600, '1d'],
  [400 * 86_400, '400d'],
])('in short after %d seconds: %s', (seconds, text) => {
  expect(shortAge(instant, Date.parse(instant) + seconds * 1000)).toBe(text);
});

test.each([
  [59.9, 'Nu'],
  [300, '5m geleden'],
  [3 * 3_600, '3u geleden'],
  [2 * 86_400, '2d geleden'],
])('of a notification after %d seconds: %s', (seconds, text) => {
  expect(shortAgo(instant, Date.parse(instant) + seconds * 1000)).toBe(text);
});
