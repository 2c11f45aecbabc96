import { expect, test } from 'vitest';
import { type Criteria, categoriesOf, criteriaKey, fitOf, isMatch, isOutdated, type Offer, percentageOf } from './policy.ts';

const open: Criteria = { sectors: [], min: null, max: null, types: [] };
const offer: Offer = { category: 'tech', targetAmount: 50_000, raisedAmount: 10_000, fundingTypes: ['Lening'] };

test.each<[string, Partial<Criteria>, Partial<Offer>, boolean]>([
  ['no criteria', {}, {}, true],
  ['the sector of the category, in another case', { sectors: ['TECH'] }, {}, true],
  ['a sector that is contained in the category', { sectors: ['Tech'] }, { category: 'fintech' }, true],
  ['a sector that contains the category', { sectors: ['FinTech'] }, { category: 'tech' }, true],
  ['another sector', { sectors: ['Onderwijs'] }, {}, false],
  ['one of several sectors', { sectors: ['Onderwijs', 'Tech'] }, {}, true],
  ['a remaining amount equal to the minimum', { min: 40_000 }, {}, true],
  ['a remaining amount below the minimum', { min: 40_001 }, {}, false],
  ['a remaining amount equal to the maximum', { max: 40_000 }, {}, true],
  ['a remaining amount above the maximum', { max: 39_999 }, {}, false],
  ['more raised than asked, with a minimum of 0', { min: 0 }, { raisedAmount: 50_001 }, false],
  ['more raised than asked, with a maximum only', { max: 0 }, { raisedAmount: 50_001 }, true],
  ['one shared form of funding', { types: ['Equity', 'Lening'] }, {}, true],
  ['no shared form of funding', { types: ['Equity'] }, {}, false],
  ['a project without forms of funding', { types: ['Equity'] }, { fundingTypes: [] }, true],
])('%s: match %#', (_name, criteria, project, expected) => {
  expect(isMatch(fitOf({ ...open, ...criteria }, { ...offer, ...project }))).toBe(expected);
});

test('each failed condition is named by itself', () => {
  const criteria = { sectors: ['Onderwijs'], min: 50_000, max: 30_000, types: ['Equity'] };
  expect(fitOf(criteria, offer)).toEqual({ sector: false, minimum: false, maximum: false, type: false });
  expect(fitOf({ ...criteria, sectors: [] }, offer)).toMatchObject({ sector: true, minimum: false });
});

test('without sectors every category is wanted', () => {
  expect(categoriesOf([])).toHaveLength(10);
  expect(categoriesOf(['Tech'])).toEqual(['tech', 'fintech']);
});

test('the percentage is whole, and 0 without projects', () => {
  expect([percentageOf({ matches: 1, total: 3 }), percentageOf({ matches: 2, total: 3 }), percentageOf({ matches: 0, total: 0 })]).toEqual([
    33, 67, 0,
  ]);
});

test.each([
  [null, 60],
  [6_000, 60],
  [9_000, 90],
  [100_000, 1_000],
])('figures of %s projects are counted anew after %s seconds', (total, seconds) => {
  const countedAt = new Date('2026-11-27T12:00:00Z');
  const isOutdatedAfter = (milliseconds: number) =>
    isOutdated({ total, countedFor: criteriaKey(open), countedAt }, open, new Date(countedAt.getTime() + milliseconds));

  expect([isOutdatedAfter(seconds * 1_000 - 1), isOutdatedAfter(seconds * 1_000)]).toEqual([false, true]);
});
