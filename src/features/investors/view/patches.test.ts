import { expect, test } from 'vitest';
import type { Dashboard } from '../contract.ts';
import { withDismissal } from './patches.ts';

const dashboard: Dashboard = {
  criteria: { sectors: [], min: null, max: null, types: [] },
  figures: { total: 10, matches: 4, percentage: 40 },
  isCounting: false,
  newMatches: { count: 2, isMore: false },
  dismissed: 1,
};

test('a dismissed match leaves the figures, and comes back when that is undone', () => {
  const offer = { isMatch: true, isNew: true };
  const after = withDismissal(dashboard, offer, true);

  expect(after).toEqual({
    ...dashboard,
    figures: { total: 10, matches: 3, percentage: 30 },
    newMatches: { count: 1, isMore: false },
    dismissed: 2,
  });
  expect(withDismissal(after, offer, false)).toEqual(dashboard);
});

test('a dismissed project that didn’t match changes no figure', () => {
  expect(withDismissal(dashboard, { isMatch: false, isNew: true }, true)).toEqual({ ...dashboard, dismissed: 2 });
});
