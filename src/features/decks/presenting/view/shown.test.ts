import { expect, test } from 'vitest';
import { moved, swiped, within } from './shown.ts';

const at = (place: number, isBlack = false) => ({ at: place, isBlack });

test('a presentation goes from its first slide to its last, and no further', () => {
  expect(moved(at(0), 'next', 3)).toEqual(at(1));
  expect(moved(at(2), 'next', 3)).toEqual(at(2));
  expect(moved(at(0), 'previous', 3)).toEqual(at(0));
  expect(moved(at(1), 'last', 3)).toEqual(at(2));
  expect(moved(at(2), 'first', 3)).toEqual(at(0));
});

test('the first press after a black screen brings back the slide that was left', () => {
  const black = moved(at(1), 'black', 3);
  expect(black).toEqual(at(1, true));
  expect(moved(black, 'next', 3)).toEqual(at(1));
  expect(moved(black, 'black', 3)).toEqual(at(1));
  expect(moved(black, 'first', 3)).toEqual(at(0));
});

test('a slide that is hidden meanwhile leaves the presentation at one that there is', () => {
  expect(within(12, 12)).toBe(11);
  expect(within(3, 12)).toBe(3);
  expect(within(0, 0)).toBe(0);
});

test('a swipe across turns the slide; a tap or a swipe along doesn’t', () => {
  const from = { x: 200, y: 200 };
  expect(swiped(from, { x: 100, y: 210 })).toBe('next');
  expect(swiped(from, { x: 300, y: 190 })).toBe('previous');
  expect(swiped(from, { x: 190, y: 200 })).toBeNull();
  expect(swiped(from, { x: 140, y: 300 })).toBeNull();
});
