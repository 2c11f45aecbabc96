import { expect, test } from 'vitest';
import { isWholeTime, parseTime, stepTime } from './parse-time.ts';

test.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  [' 9,30 ', '09:30'],
  ['9 30', '09:30'],
  ['9u30', '09:30'],
  ['14h05', '14:05'],
  ['9 uur', '09:00'],
  ['9U', '09:00'],
  ['14:30 uur', '14:30'],
  ['0', '00:00'],
  ['23:59', '23:59'],
])('reads %j as a time', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test.each(['', 'straks', '24', '24:00', '9:60', '93', '9:3', '12345', '9:30 pm', '-9', '9:30:15'])('takes %j for no time', (typed) => {
  expect(parseTime(typed)).toBeNull();
});

test('knows which times are typed to their end', () => {
  expect(['9:30', '09.30', '0930', '9u30'].map(isWholeTime)).toEqual([true, true, true, true]);
  expect(['9', '930', '9:3', '24:00', ''].map(isWholeTime)).toEqual([false, false, false, false, false]);
});

test('steps to the next whole step, and stays in the day', () => {
  expect(stepTime('09:30', 15)).toBe('09:45');
  expect(stepTime('09:37', 15)).toBe('09:45');
  expect(stepTime('09:37', -15)).toBe('09:30');
  expect(stepTime('09:37', 60)).toBe('10:00');
  expect(stepTime('00:10', -60)).toBe('00:00');
  expect(stepTime('23:50', 15)).toBe('23:50');
  expect(stepTime('00:00', -15)).toBe('00:00');
});
