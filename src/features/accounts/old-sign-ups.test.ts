import { expect, test } from 'vitest';
import type { Browser } from '../../app/testing/browser.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { removeOldAttempts } from './commands/sign-up-attempts.ts';

const server = await startTestServer();
const password = 'Kastanje-regenboog-4';

const newAddress = () => `anna-${newId()}@voorbeeld.test`;

/** Signs up in a browser of its own, which is returned. */
async function signUp(email: string): Promise<Browser> {
  const browser = server.visitor();
  await browser.api.accounts.signUp({ id: newId(), firstName: 'Anna', lastName: 'Peeters', email, password });
  return browser;
}

async function newestToken(email: string, parameter = 'bevestiging'): Promise<string> {
  const mails = (await server.mails()).filter(({ to }) => to === email);
  return new RegExp(`${parameter}=(\\S+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    ({ code }) => String(code),
  );

async function countAttempts(email: string): Promise<number> {
  const { rows } = await server.services.pool.query('select from sign_up_attempts where email = $1', [email]);
  return rows.length;
}

test('an unconfirmed sign-up is removed after 30 days; younger ones are kept', async () => {
  const [old, young] = [newAddress(), newAddress()];
  await signUp(old);
  server.clock.advance({ days: 15 });
  await signUp(young);
  server.clock.advance({ days: 15 });

  await removeOldAttempts(server.services);

  expect([await countAttempts(old), await countAttempts(young)]).toEqual([0, 1]);
  expect(await codeOf(server.visitor().api.accounts.signIn({ email: old, password }))).toBe('INVALID_CREDENTIALS');
});

test('sign-ups with an address end when another account moves to it', async () => {
  const [email, member] = [newAddress(), await server.person()];
  const browser = await signUp(email);
  const token = await newestToken(email);
  await member.api.account.requestEmailChange({ email, password: member.password });

  await member.api.accounts.confirmNewEmail({ token: await newestToken(email, 'token') });

  expect(await countAttempts(email)).toBe(0);
  expect(await codeOf(browser.api.accounts.confirmEmail({ token }))).toBe('INVALID_LINK');
});

test('sign-ups with the address of an account go with the account', async () => {
  const member = await server.person();
  await signUp(member.email);
  expect(await countAttempts(member.email)).toBe(1);

  await member.api.account.deleteAccount({ password: member.password });

  expect(await countAttempts(member.email)).toBe(0);
});
