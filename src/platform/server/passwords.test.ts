import { expect, test } from 'vitest';
import { BusyError } from './bounded-work.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash only, and two hashes of it differ', async () => {
  const [first, second] = await Promise.all([hashPassword('Kastanje-4'), hashPassword('Kastanje-4')]);

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword({ hash: first, password: 'Kastanje-4' })).toBe(true);
  expect(await verifyPassword({ hash: first, password: 'kastanje-4' })).toBe(false);
});

test('the server checks 26 passwords of a flood, refuses the rest at once, and recovers', async () => {
  const hash = '$argon2id$v=19$m=8,t=1,p=1$XAPeVezoa2kl8FjflTAwtA$rTx7iZb6vwGdIKQ5CLWM7DlY7B3qk6S5yLwHZeN4FcA';
  // The hashes of the test before may have been slow on a busy machine; places are given by how long the latest work took.
  for (let turn = 0; turn < 20; turn += 1) await verifyPassword({ hash, password: 'Beukennoot-zwaluw-7' });
  const flood = () => Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword({ hash, password: 'Beukennoot-zwaluw-7' })));

  for (const _ of ['once', 'again']) {
    const outcomes = await flood();
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(26);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason instanceof BusyError)).toEqual(Array(14).fill(true));
  }
});

test('a hash that can not be read frees its place', async () => {
  const broken = Array.from({ length: 10 }, () => verifyPassword({ hash: 'geen hash', password: 'x' }));

  expect((await Promise.allSettled(broken)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  await expect(hashPassword('Kastanje-4')).resolves.toMatch(/^\$argon2id/);
});
