import { expect, test } from 'vitest';
import type { Browser } from '../../app/testing/browser.ts';
import { untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const { pool } = server.services;

const owners = { firstName: 'Anna', lastName: 'Peeters', password: 'Kastanje-regenboog-4', roles: ['talent'] as const };
const attackers = { firstName: 'Mallory', lastName: 'Vals', password: 'Wolvenmelk-onweer-9', roles: ['investor'] as const };

const newAddress = () => `anna-${newId()}@voorbeeld.test`;

/** Signs up in a browser of its own, which is returned. */
async function signUp(email: string, { roles, ...details }: typeof owners | typeof attackers): Promise<Browser> {
  const browser = server.visitor();
  await browser.api.accounts.signUp({ id: newId(), email, ...details, roles: [...roles] });
  return browser;
}

/** The tokens of the confirmation links mailed to an address, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const mails = (await server.mails()).filter(({ to }) => to === email);
  return mails.flatMap(({ text }) => /\?bevestiging=(\S+)/.exec(text)?.[1] ?? []).map(decodeURIComponent);
}

async function newestToken(email: string): Promise<string> {
  return (await tokensOf(email)).at(-1) ?? '';
}

const confirm = (browser: Browser, token: string, password?: string) => browser.api.accounts.confirmEmail({ token, password });

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    ({ code }) => String(code),
  );

const signIn = (email: string, password: string) => codeOf(server.visitor().api.accounts.signIn({ email, password }));

async function peopleOf(email: string): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select p.first_name as name, p.roles from accounts a left join profiles p on p.id = a.id where a.email = $1',
    [email],
  );
  return rows;
}

async function countAttempts(email: string): Promise<number> {
  const { rows } = await pool.query('select from sign_up_attempts where email = $1', [email]);
  return rows.length;
}

/** The account is the owner's own, and nothing of the attacker's. */
async function expectOwnersAccount(email: string): Promise<void> {
  expect(await signIn(email, attackers.password)).toBe('INVALID_CREDENTIALS');
  expect(await signIn(email, owners.password)).toBe('ok');
  expect(await peopleOf(email)).toEqual([{ name: 'Anna', roles: ['talent'] }]);
  expect(await countAttempts(email)).toBe(0);
}

const orders: [when: string, order: string][] = [
  ['before', 'AO'],
  ['after', 'OA'],
  ['before and after', 'AOA'],
  ['between two sign-ups of', 'OAO'],
];

test.each(orders)(
  'an attacker who signs up %s the owner of an address gains nothing, whichever link the owner opens',
  async (_when, order) => {
    for (const opened of [...order].keys()) {
      const email = newAddress();
      let own = server.visitor();
      for (const [turn, by] of [...order].entries()) {
        const written = turn % 2 === 0 ? email : ` ${email.toUpperCase()}`;
        if (by === 'A') await signUp(written, attackers);
        else own = await signUp(written, owners);
      }
      const token = (await tokensOf(email))[opened] ?? '';

      expect(await confirm(own, token)).toMatchObject({ ok: true });

      await expectOwnersAccount(email);
    }
  },
);

test.each(orders.slice(0, 2))(
  'on another device the owner’s password confirms the owner’s sign-up, with an attacker %s it',
  async (_when, order) => {
    for (const opened of [...order].keys()) {
      const email = newAddress();
      for (const by of order) await signUp(email, by === 'A' ? attackers : owners);
      const token = (await tokensOf(email))[opened] ?? '';

      expect(await codeOf(confirm(server.visitor(), token))).toBe('PASSWORD_NEEDED');
      expect(await codeOf(confirm(server.visitor(), token, 'verkeerd-7'))).toBe('WRONG_PASSWORD');
      expect(await peopleOf(email)).toEqual([]);
      expect(await confirm(server.visitor(), token, owners.password)).toMatchObject({ ok: true });

      await expectOwnersAccount(email);
    }
  },
);

test('an owner who never signed up chooses names, roles and password, and the attacker gains nothing', async () => {
  const email = newAddress();
  await signUp(email, attackers);
  const token = await newestToken(email);
  const visitor = server.visitor();
  const { password, firstName, lastName } = owners;
  const details = { token, firstName, lastName, roles: ['talent' as const] };

  expect(await codeOf(visitor.api.accounts.confirmWithDetails({ ...details, password: 'wachtwoord' }))).toBe('WEAK_PASSWORD');
  expect(await peopleOf(email)).toEqual([]);
  expect(await visitor.api.accounts.confirmWithDetails({ ...details, password })).toEqual({ ok: true });

  await expectOwnersAccount(email);
  expect(await codeOf(visitor.api.accounts.confirmWithDetails({ ...details, password: 'Een-heel-ander-woord-3' }))).toBe('INVALID_LINK');
  expect(await signIn(email, password)).toBe('ok');
});

test('a forged browser, and the browser of a sign-up with another address, confirm nothing', async () => {
  const [email, other] = [newAddress(), newAddress()];
  await signUp(email, attackers);
  const elsewhere = await signUp(other, owners);
  const token = await newestToken(email);
  const { rows } = await pool.query('select id from sign_up_attempts where email = $1', [email]);
  const signature = elsewhere.cookies.get('kiem_sign_up')?.split('.')[1] ?? '';
  expect(signature).not.toBe('');

  for (const cookie of [`${rows[0].id}.${signature}`, `${rows[0].id}.`, rows[0].id, token, '', 'onzin']) {
    const forger = server.visitor();
    forger.cookies.set('kiem_sign_up', cookie);
    expect(await codeOf(confirm(forger, token))).toBe('PASSWORD_NEEDED');
  }
  expect(await codeOf(confirm(elsewhere, token))).toBe('PASSWORD_NEEDED');
  expect(await peopleOf(email)).toEqual([]);
});

test('an unconfirmed sign-up makes no account and no profile; signing in with its password asks to confirm first', async () => {
  const email = newAddress();
  await signUp(email, attackers);
  await signUp(email, owners);

  const { rows } = await pool.query(
    `select from profiles where first_name in ('Anna', 'Mallory') and id in (select id from sign_up_attempts)`,
  );
  expect(rows).toEqual([]);
  expect(await peopleOf(email)).toEqual([]);
  for (const { password } of [owners, attackers]) expect(await signIn(email, password)).toBe('EMAIL_NOT_CONFIRMED');
  expect(await signIn(email, 'verkeerd-7')).toBe('INVALID_CREDENTIALS');
});

test('two sign-ups confirmed at the same moment: one becomes the account, with all of its own details', async () => {
  const email = newAddress();
  const browsers = [await signUp(email, owners), await signUp(email, attackers)];
  const tokens = await tokensOf(email);
  const gate = await pool.connect();
  await gate.query('begin');
  await gate.query('lock table sign_up_attempts in exclusive mode');
  const answers = Promise.all(browsers.map((browser, index) => codeOf(confirm(browser, tokens[index] ?? ''))));
  await untilSomebodyWaits(pool, 2);
  await gate.query('commit');
  gate.release();

  const outcomes = await answers;

  expect(outcomes.toSorted()).toEqual(['INVALID_LINK', 'ok']);
  const winner = outcomes[0] === 'ok' ? owners : attackers;
  expect(await peopleOf(email)).toEqual([{ name: winner.firstName, roles: [...winner.roles] }]);
  expect(await signIn(email, winner.password)).toBe('ok');
});

test('two presses on one link at the same moment make one account and are both answered with success', async () => {
  const email = newAddress();
  const browser = await signUp(email, owners);
  const token = await newestToken(email);

  expect(await Promise.all([confirm(browser, token), confirm(browser, token)])).toMatchObject([{ ok: true }, { ok: true }]);

  await expectOwnersAccount(email);
});

test('a link works for a day; another mail brings a new one, while the first sign-up keeps', async () => {
  const email = newAddress();
  const browser = await signUp(email, owners);
  const first = await newestToken(email);
  server.clock.advance({ days: 1 });
  expect(await codeOf(confirm(browser, first))).toBe('INVALID_LINK');

  await browser.api.accounts.resendConfirmation({ email });

  expect(await confirm(browser, await newestToken(email))).toMatchObject({ ok: true });
  await expectOwnersAccount(email);
});

test('a link that was changed anywhere confirms nothing', async () => {
  const email = newAddress();
  const browser = await signUp(email, owners);
  const [id = '', until = '', signature = ''] = (await newestToken(email)).split('.');

  const changed = [
    `${newId()}.${until}.${signature}`,
    `${id}.z${until}.${signature}`,
    `${id}.${until}.${signature.slice(1)}`,
    `${id}.${until}`,
  ];
  for (const token of [...changed, `${id}.${until}.${signature}.x`, 'onzin', id, '..']) {
    expect(await codeOf(confirm(browser, token))).toBe('INVALID_LINK');
  }
  expect(await peopleOf(email)).toEqual([]);
});

test('another mail is about the sign-up of the browser that asks for it, whoever signed up since', async () => {
  const email = newAddress();
  const own = await signUp(email, owners);
  await signUp(email, attackers);
  const { rows } = await pool.query(`select id from sign_up_attempts where email = $1 and first_name = 'Anna'`, [email]);

  await own.api.accounts.resendConfirmation({ email });

  expect((await newestToken(email)).split('.')[0]).toBe(rows[0].id);
});
