import { expect, test } from 'vitest';
import { kindOfRole } from './kind-of-role.ts';

test.each([
  ['Twee dagen per week', 'part-time'],
  ['één dag in de maand', 'part-time'],
  ['24 uur', 'part-time'],
  ['38 u per week', 'full-time'],
  ['5 dagen', 'full-time'],
  ['2,5 dagen', 'part-time'],
  ['Voltijds', 'full-time'],
  ['0,8 FTE, deeltijds', 'part-time'],
  ['Freelance, zo’n 2 dagen', 'freelance'],
  ['Stage van drie maanden', 'internship'],
  ['in overleg', null],
  ['', null],
])('a role of “%s” makes a job of this kind', (time, kind) => {
  expect(kindOfRole(time)).toBe(kind);
});
