import { expect, test } from 'vitest';
import { channels } from '../policy.ts';
import { isWayOn, type Way, waysOf, whenTurned } from './ways.ts';

const like = (channel: (typeof channels)[number]) => ({ kind: 'like' as const, channel });
const ticked = (channel: (typeof channels)[number]) => waysOf(like(channel)).filter((way) => isWayOn(like(channel), way));

test('each channel ticks the ways by which a subject comes', () => {
  expect(Object.fromEntries(channels.map((channel) => [channel, ticked(channel)]))).toEqual({
    app: ['app'],
    mail: ['app', 'mail'],
    digest: ['app', 'digest'],
    none: [],
  });
});

test.each<[(typeof channels)[number], Way, (typeof channels)[number]]>([
  ['none', 'app', 'app'],
  ['none', 'mail', 'mail'],
  ['app', 'digest', 'digest'],
  ['mail', 'digest', 'digest'],
  ['digest', 'mail', 'mail'],
  ['mail', 'mail', 'app'],
  ['digest', 'digest', 'app'],
  ['mail', 'app', 'none'],
  ['app', 'app', 'none'],
])('a subject that comes by %s comes, after a press on %s, by %s', (before, way, after) => {
  expect(whenTurned(like(before), way)).toBe(after);
});

test('a reminder of a meeting that begins soon comes in the app or by mail at once', () => {
  expect(waysOf({ kind: 'meeting-soon' })).toEqual(['app', 'mail']);
});

test('a mailing comes by mail or not at all', () => {
  expect(waysOf({ kind: 'weekly-matches' })).toEqual(['mail']);
  expect(whenTurned({ kind: 'weekly-matches', channel: 'none' }, 'mail')).toBe('mail');
  expect(whenTurned({ kind: 'weekly-matches', channel: 'mail' }, 'mail')).toBe('none');
});
