import { expect, test } from 'vitest';
import { isoOf } from './iso-of.ts';

test.each([
  ['2026-12-01 09:05:07+00', '2026-12-01T09:05:07.000Z'],
  ['2026-12-01 09:05:07.1+00', '2026-12-01T09:05:07.100Z'],
  ['2026-12-01 09:05:07.12+00', '2026-12-01T09:05:07.120Z'],
  ['2026-12-01 09:05:07.123+00', '2026-12-01T09:05:07.123Z'],
  ['2026-12-01 09:05:07.123987+00', '2026-12-01T09:05:07.123Z'],
  ['2026-12-01 00:30:00+01', '2026-11-30T23:30:00.000Z'],
  ['2026-12-01 09:05:07.5+05:30', '2026-12-01T03:35:07.500Z'],
  ['2026-12-01T10:05:07.123+01:00', '2026-12-01T09:05:07.123Z'],
])('a time that is written as %s is told as %s', (written, iso) => {
  expect(isoOf(written)).toBe(iso);
  expect(new Date(written).toISOString()).toBe(iso);
});

test('a text that isn’t a time is refused', () => {
  expect(() => isoOf('infinity')).toThrow(RangeError);
});
