import { expect, test } from 'vitest';
import { ownerNameOf } from './texts.ts';

test('an owner without a name is the owner of the project', () => {
  expect(ownerNameOf({ firstName: 'Bea', lastName: 'Smit' })).toBe('Bea Smit');
  expect(ownerNameOf({ firstName: '', lastName: '' })).toBe('Projecteigenaar');
});
