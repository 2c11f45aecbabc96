import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { boundPasswordWork } from '../../platform/server/passwords.ts';

const server = await startTestServer();

/** A sign-up by somebody who is new. */
function newcomer(details: Record<string, unknown> = {}) {
  const id = newId();
  return { id, firstName: 'Anna', lastName: 'Peeters', email: `anna-${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4', ...details };
}

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

test('a new confirmation mail comes when the address waits for one, at most five an hour', async () => {
  const person = newcomer();
  await server.visitor().api.accounts.signUp(person);

  for (const _ of Array(5)) expect(await server.visitor().api.accounts.resendConfirmation({ email: person.email })).toEqual({ ok: true });
  await expect(server.visitor().api.accounts.resendConfirmation({ email: person.email })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { seconds: expect.any(Number) },
  });

  const mails = await mailsTo(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(6).fill('Bevestig je e-mailadres voor Kiem'));
});

test('the owner of a known address is not flooded by sign-ups with it', async () => {
  const owner = await server.person();

  for (const _ of Array(8)) await server.visitor().api.accounts.signUp(newcomer({ email: owner.email }));

  expect(await mailsTo(owner.email)).toHaveLength(6);
});

test('nor is the owner of an unknown one; a sign-up that no mail was left for is confirmed by the link of another', async () => {
  const { email } = newcomer();
  for (const _ of Array(8)) await server.visitor().api.accounts.signUp(newcomer({ email }));
  const own = server.visitor();

  expect(await own.api.accounts.signUp(newcomer({ email, firstName: 'Bea' }))).toEqual({ ok: true });

  const mails = await mailsTo(email);
  expect(mails).toHaveLength(6);
  const token = /bevestiging=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(await own.api.accounts.confirmEmail({ token })).toMatchObject({ ok: true });
  const { rows } = await server.services.pool.query('select first_name from profiles p join accounts a using (id) where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ first_name: 'Bea' }]);
});

test('using up the mails of an address leaves its owner one for signing up', async () => {
  const person = newcomer();
  for (const _ of Array(5)) await server.visitor().api.accounts.resendConfirmation({ email: person.email });
  // Their background work would mail a sign-up that it finds.
  expect(await mailsTo(person.email)).toEqual([]);

  await server.visitor().api.accounts.signUp(person);

  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Bevestig je e-mailadres voor Kiem' }]);
});

test('one network tries 30 sign-ups an hour', async () => {
  const office = server.visitor();
  const guessable = newcomer({ password: 'kort1' });
  const signUps = Array.from({ length: 32 }, () => office.api.accounts.signUp(guessable).catch(({ code }) => code));

  const outcomes = await Promise.all(signUps);

  expect(outcomes.toSorted()).toEqual([...Array(2).fill('TOO_MANY_REQUESTS'), ...Array(30).fill('WEAK_PASSWORD')]);
  expect(await server.visitor().api.accounts.signUp(newcomer())).toEqual({ ok: true });
});

test('asking again is answered the same, limit included, for a confirmed and an unknown address', async () => {
  const known = await server.person();
  const unknown = 'niemand@voorbeeld.test';

  for (const email of [known.email, unknown]) {
    for (const _ of Array(5)) expect(await server.visitor().api.accounts.resendConfirmation({ email })).toEqual({ ok: true });
    await expect(server.visitor().api.accounts.resendConfirmation({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await mailsTo(email)).toEqual([]);
  }
});

test('sign-ups and sign-ins that a busy server refuses use up no limit', async () => {
  const counters = () => server.services.pool.query('select key, points from rate_limits order by key').then(({ rows }) => rows);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { email, password } = newcomer();
  const before = await counters();
  // After slow hashes fewer than these are let in: the server is as busy.
  const working = Array.from({ length: 26 }, () => boundPasswordWork(() => promise));
  const ended = Promise.allSettled(working);

  const { accounts } = server.visitor().api;
  await expect(accounts.signUp(newcomer())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect(accounts.signIn({ email, password })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });

  expect(await counters()).toEqual(before);
  resolve();
  await ended;
  expect(await accounts.signUp(newcomer())).toEqual({ ok: true });
});
