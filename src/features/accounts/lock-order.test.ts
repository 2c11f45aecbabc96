import { expect, test } from 'vitest';
import { holdRow, untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const { pool } = server.services;
const password = 'Kastanje-regenboog-4';

/** Reads the token of the last mail to an address. */
async function tokenOf(email: string): Promise<string> {
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function requestEmailChange({ api, email, password: own }: Person): Promise<string> {
  await api.account.requestEmailChange({ email: `nieuw-${email}`, password: own });
  return tokenOf(`nieuw-${email}`);
}

async function requestReset({ email }: Person): Promise<string> {
  await server.visitor().api.accounts.requestPasswordReset({ email });
  return tokenOf(email);
}

/** Each finds a link to use up or to end, and ends in one of these ways for the person who pressed the button. */
const writes: Record<string, (person: Person) => Promise<() => Promise<unknown>>> = {
  'confirming a new address': async (person) => {
    const token = await requestEmailChange(person);
    return () => person.api.accounts.confirmNewEmail({ token });
  },
  'asking for another new address': async (person) => {
    await requestEmailChange(person);
    return () => person.api.account.requestEmailChange({ email: `ander-${person.email}`, password: person.password });
  },
  'choosing a new password by mail': async (person) => {
    const token = await requestReset(person);
    return () => server.visitor().api.accounts.resetPassword({ token, password });
  },
  'changing the password while a link is under way': async (person) => {
    await requestReset(person);
    await server.visitor().api.accounts.signIn({ email: person.email, password: person.password });
    return () => person.api.account.changePassword({ currentPassword: person.password, password });
  },
};

test.each(Object.entries(writes))('%s makes no deadlock with the deletion or suspension of the account', async (_name, prepare) => {
  const person = await server.person();
  const write = await prepare(person);
  let answer: Promise<unknown> = Promise.resolve();

  // Both lock the account, then remove its sessions and its links.
  await holdRow(pool, 'accounts', person.id, async (holder) => {
    await holder.query('delete from sessions where account_id = $1', [person.id]);
    answer = write();
    await untilSomebodyWaits(pool);
    await holder.query('delete from account_tokens where account_id = $1', [person.id]);
  });

  expect(await answer).toMatchObject({ ok: true });
});

test('confirming a new address makes no deadlock with the confirmation of a sign-up there', async () => {
  const person = await server.person();
  const attempt = { id: newId(), firstName: 'Anna', lastName: 'Peeters', email: `nieuw-${person.email}`, password };
  await server.visitor().api.accounts.signUp(attempt);
  // Its mail goes to the same address, and could come last.
  await server.mails();
  const token = await requestEmailChange(person);
  let answer: Promise<unknown> = Promise.resolve();

  await holdRow(pool, 'sign_up_attempts', attempt.id, async (holder) => {
    answer = person.api.accounts.confirmNewEmail({ token });
    await untilSomebodyWaits(pool);
    await holder.query('insert into accounts (id, email) values ($1, $2)', [attempt.id, attempt.email]);
  });

  expect(await answer).toEqual({ ok: true });
});
