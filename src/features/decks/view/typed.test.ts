import { expect, test } from 'vitest';
import type { DeckSlide } from '../contract.ts';
import { changedIn, linesOf, rowsOf, typedOf } from './typed.ts';

const fields: DeckSlide['fields'] = [
  { name: 'why_now', value: ['Stroom is duur.'], origin: 'rules', isHeld: false },
  { name: 'sizes', value: 'De markt is € 5 miljoen.', origin: 'hand', isHeld: false },
];

test('the form has every field of a slide, filled or not', () => {
  expect(typedOf({ name: 'market_slide', fields })).toEqual({
    sizes: 'De markt is € 5 miljoen.',
    ideal_customer: '',
    why_now: ['Stroom is duur.'],
  });
  expect(typedOf({ name: 'roadmap_slide', fields: [] })).toEqual({ milestones: [] });
});

test('only fields that were changed are saved, so that the others go on following the project', () => {
  const before = typedOf({ name: 'market_slide', fields });
  expect(changedIn({ ...before }, before)).toEqual({});
  expect(changedIn({ ...before, why_now: ['Stroom is duur.', 'Daken zijn leeg.'] }, before)).toEqual({
    why_now: ['Stroom is duur.', 'Daken zijn leeg.'],
  });
  expect(changedIn({ ...before, sizes: null }, before)).toEqual({ sizes: null });
});

test('lists and tables are typed in rows, and read in lines', () => {
  expect(rowsOf(['een', 'twee'])).toEqual([['een'], ['twee']]);
  expect(rowsOf([['An', 'Bakker']])).toEqual([['An', 'Bakker']]);
  expect(rowsOf(null)).toEqual([]);
  expect(linesOf([['An', '', 'Bakker']])).toEqual(['An · Bakker']);
  expect(linesOf('')).toEqual([]);
});
