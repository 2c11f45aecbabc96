import { expect, test } from 'vitest';
import { whyNoMatches } from './why-no-matches.ts';

const none = { sectors: [], min: null, max: null, types: [] };

test('an investor without criteria has no matches because they dismissed every project, or there are none', () => {
  expect(whyNoMatches({ criteria: none, dismissed: 3 })).toBe('dismissed');
  expect(whyNoMatches({ criteria: none, dismissed: 0 })).toBe('none');
});

test('an investor with criteria has no matches because no project meets them', () => {
  expect(whyNoMatches({ criteria: { ...none, min: 5_000 }, dismissed: 3 })).toBe('unmet');
});
