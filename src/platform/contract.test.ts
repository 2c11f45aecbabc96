import { expect, test } from 'vitest';
import { limited, procedure } from './contract.ts';
import { paces } from './limits.ts';

const caller = { access: 'signed-in' } as const;
const route = { path: '/proef', tags: ['proef'], summary: 'A trial', description: 'Tries.' } as const;

test('a write without a limit does not compile', () => {
  // @ts-expect-error: the limit is missing.
  procedure(caller, { ...route, method: 'POST' });
  // @ts-expect-error: the limit is missing.
  procedure(caller, { ...route, method: 'DELETE' });
  procedure(caller, { ...route, method: 'GET' });
  procedure(limited(caller, { none: 'Writes nothing.' }), { ...route, method: 'PUT' });

  const { meta } = procedure(limited(caller, { pace: paces.often }), { ...route, method: 'POST' })['~orpc'];
  expect(meta).toEqual({ access: 'signed-in', limit: { pace: paces.often } });
});

test('a procedure with a pace declares the refusal', () => {
  const paced = procedure(limited(caller, { pace: paces.often }), { ...route, method: 'POST' });
  const counted = procedure(limited(caller, { counts: ['proef'] }), { ...route, method: 'POST' });

  expect(Object.keys(paced['~orpc'].errorMap)).toEqual(['TOO_MANY_REQUESTS']);
  expect(Object.keys(counted['~orpc'].errorMap)).toEqual([]);
});
