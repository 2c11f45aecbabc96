import { expect, test } from 'vitest';
import { LimitReached } from './rate-limits.ts';
import { againAt, tooMany } from './too-many.ts';

test.each([
  ['in the zone of who asks', '2026-06-01T12:00:00Z', '2026-06-01T12:35:00Z', 'Europe/Brussels', 'om 14:35'],
  ['elsewhere at another hour', '2026-06-01T12:00:00Z', '2026-06-01T12:35:00Z', 'America/Paramaribo', 'om 09:35'],
  ['up to a whole minute', '2026-06-01T12:00:00Z', '2026-06-01T12:34:00.001Z', 'Europe/Brussels', 'om 14:35'],
  ['tomorrow', '2026-06-01T21:40:00Z', '2026-06-01T22:10:00Z', 'Europe/Brussels', 'morgen om 00:10'],
  ['tomorrow, by the minute that it is rounded to', '2026-06-01T21:40:00Z', '2026-06-01T21:59:30Z', 'Europe/Brussels', 'morgen om 00:00'],
  ['today where it is not midnight yet', '2026-06-01T21:40:00Z', '2026-06-01T22:10:00Z', 'Europe/London', 'om 23:10'],
  ['after the clock went back', '2026-10-25T00:30:00Z', '2026-10-25T01:10:00Z', 'Europe/Brussels', 'om 02:10'],
])('%s', (_what, now, until, timeZone, said) => {
  expect(againAt(new Date(until), { now: new Date(now), timeZone })).toBe(said);
});

test('the sentence of a limit by the day says so', () => {
  const reached = new LimitReached({ name: 'projects', points: 20, seconds: 86_400 }, new Date('2026-06-02T12:00:00Z'));
  const asker = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/Brussels' };

  expect(tooMany(reached, asker, { did: '20 projecten aangemaakt', again: 'kun je weer een project aanmaken' }).message).toBe(
    'Je hebt de afgelopen 24 uur 20 projecten aangemaakt. Morgen om 14:00 kun je weer een project aanmaken.',
  );
});

test('the sentence says what was done and when to try again', () => {
  const reached = new LimitReached({ name: 'posts', points: 30, seconds: 3600 }, new Date('2026-06-01T12:35:00Z'));
  const asker = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/Brussels' };

  expect(tooMany(reached, asker, { did: '30 posts geplaatst', again: 'kun je weer posten' })).toEqual({
    message: 'Je hebt het afgelopen uur 30 posts geplaatst. Om 14:35 kun je weer posten.',
    data: { seconds: 2100, until: '2026-06-01T12:35:00.000Z' },
  });
});
