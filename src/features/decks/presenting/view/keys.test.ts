import { expect, test } from 'vitest';
import { actOf } from './keys.ts';

const key = (name: string, held: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('arrows, space and the keys of a remote control turn the slides', () => {
  expect(['ArrowRight', 'ArrowDown', 'PageDown', ' '].map((name) => key(name))).toEqual(['next', 'next', 'next', 'next']);
  expect(['ArrowLeft', 'ArrowUp', 'PageUp'].map((name) => key(name))).toEqual(['previous', 'previous', 'previous']);
  expect(key(' ', { shiftKey: true })).toBe('previous');
  expect([key('Home'), key('End')]).toEqual(['first', 'last']);
});

test('letters act in either case, and Escape leaves', () => {
  expect(['f', 'P', 'o', 'B', 'Escape'].map((name) => key(name))).toEqual(['full-screen', 'presenter', 'overview', 'black', 'leave']);
});

test('a key with Ctrl, Alt or Cmd is the browser’s, and so is any other', () => {
  expect([key('p', { ctrlKey: true }), key('f', { metaKey: true }), key('ArrowLeft', { altKey: true })]).toEqual([null, null, null]);
  expect([key('x'), key('Tab'), key('Enter')]).toEqual([null, null, null]);
});
