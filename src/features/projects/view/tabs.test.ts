import { expect, test } from 'vitest';
import { tabOf, tabsOf } from './tabs.ts';

const owners = { can: { edit: true } };
const others = { can: { edit: false } };

test('only the owner has the tabs of talent and people, after those of everybody', () => {
  expect(tabsOf(owners)).toEqual(['details', 'updates', 'vragen', 'pitch-deck', 'talent', 'mensen']);
  expect(tabsOf(others)).toEqual(['details', 'updates', 'vragen', 'pitch-deck']);
});

test('an address with a tab that the viewer doesn’t have opens the details', () => {
  expect(tabOf({}, others)).toBe('details');
  expect(tabOf({ tab: 'talent' }, others)).toBe('details');
  expect(tabOf({ tab: 'talent' }, owners)).toBe('talent');
  expect(tabOf({ tab: 'pitch-deck' }, owners)).toBe('pitch-deck');
});
