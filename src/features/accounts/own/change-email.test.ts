import { expect, test } from 'vitest';
import type { Browser } from '../../../app/testing/browser.ts';
import { answerAfter } from '../../../app/testing/hold-rows.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { sendEmailChange } from '../background.ts';

const server = await startTestServer();
const { db, pool, queue } = server.services;
const invalidLink = { code: 'INVALID_LINK', status: 422, message: 'Deze link is niet meer geldig. Vraag de wijziging opnieuw aan.' };

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

/** Reads the token from the last mail to a new address. */
async function tokenFor(email: string): Promise<string> {
  const tokens = (await mailsTo(email)).map(({ text }) => /nieuw-e-mailadres\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  return tokens.at(-1) ?? '';
}

const confirm = ({ api }: Browser, token: string, password?: string) => api.accounts.confirmNewEmail({ token, password });

test('confirming the mailed link changes the address and notifies the old one', async () => {
  const person = await server.person();
  const { email, password } = person;
  const newEmail = `nieuw-${email}`;

  expect(await person.api.account.requestEmailChange({ email: ` ${newEmail.toUpperCase()}`, password })).toEqual({ ok: true });
  expect(await person.api.account.readAccount()).toMatchObject({ email, newEmail });
  expect(await server.visitor().api.accounts.signIn({ email, password })).toMatchObject({ ok: true });
  await expect(server.visitor().api.accounts.signIn({ email: newEmail, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await mailsTo(email)).toEqual([]);

  expect(await confirm(person, await tokenFor(newEmail))).toEqual({ ok: true });

  expect(await person.api.account.readAccount()).toMatchObject({ email: newEmail, newEmail: null });
  expect(await server.visitor().api.accounts.signIn({ email: newEmail, password })).toMatchObject({ ok: true });
  await expect(server.visitor().api.accounts.signIn({ email, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const [told, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(told?.subject).toBe('Je e-mailadres voor Kiem is gewijzigd');
  expect(told?.text).not.toContain(newEmail);
});

test('the link alone moves no account: it needs a session of the account, or its password', async () => {
  const [attacker, victim] = [await server.person(), server.visitor()];
  const email = `slachtoffer-${attacker.email}`;
  await attacker.api.account.requestEmailChange({ email, password: attacker.password });
  const token = await tokenFor(email);
  const needed = { code: 'PASSWORD_NEEDED', status: 403, message: 'Vul het wachtwoord van je account in.' };

  for (const holder of [victim, await server.person()]) {
    await expect(confirm(holder, token)).rejects.toMatchObject(needed);
    await expect(confirm(holder, token, 'verkeerd-7')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  }

  expect(await attacker.api.account.readAccount()).toMatchObject({ email: attacker.email });
  expect(await confirm(server.visitor(), token, attacker.password)).toEqual({ ok: true });
  expect(await attacker.api.account.readAccount()).toMatchObject({ email });
});

test('the old password proves nothing once a new one is stored', async () => {
  const person = await server.person();
  await person.api.account.requestEmailChange({ email: `nieuw-${person.email}`, password: person.password });
  const token = await tokenFor(`nieuw-${person.email}`);

  const answer = await answerAfter(
    pool,
    (holder) => holder.query(`update credentials set password = 'another' where user_id = $1`, [person.id]),
    () => confirm(server.visitor(), token, person.password).catch(({ code }) => code),
  );

  expect(answer).toBe('WRONG_PASSWORD');
  expect(await person.api.account.readAccount()).toMatchObject({ email: person.email, newEmail: `nieuw-${person.email}` });
});

test('a holder of the link may try ten passwords', async () => {
  const { api, email, password } = await server.person();
  await api.account.requestEmailChange({ email: `nieuw-${email}`, password });
  const token = await tokenFor(`nieuw-${email}`);
  const codes: string[] = [];
  for (const _ of Array(11)) codes.push(await confirm(server.visitor(), token, 'verkeerd-7').catch(({ code }) => code));

  expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
});

test('it needs the password', async () => {
  const person = await server.person();

  const answer = person.api.account.requestEmailChange({ email: `nieuw-${person.email}`, password: 'verkeerd-7' });

  await expect(answer).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await mailsTo(`nieuw-${person.email}`)).toEqual([]);
});

test('the own address is no new one', async () => {
  const person = await server.person();

  const answer = person.api.account.requestEmailChange({ email: person.email, password: person.password });

  await expect(answer).rejects.toMatchObject({ code: 'SAME_EMAIL', message: 'Dit is al je e-mailadres.' });
});

test('requesting an address of another account gets the same answer, changes nothing and notifies its owner', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  expect(await anna.api.account.requestEmailChange({ email: bram.email, password: anna.password })).toEqual({ ok: true });

  expect(await anna.api.account.readAccount()).toMatchObject({ email: anna.email, newEmail: bram.email });
  expect(await mailsTo(bram.email)).toMatchObject([{ subject: 'Dit e-mailadres hoort al bij een account van Kiem' }]);
  expect(await server.visitor().api.accounts.signIn({ email: bram.email, password: bram.password })).toMatchObject({ ok: true });
});

test('two accounts request one address: the first to confirm gets it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const email = 'gedeeld@voorbeeld.test';
  await anna.api.account.requestEmailChange({ email, password: anna.password });
  const first = await tokenFor(email);
  await bram.api.account.requestEmailChange({ email, password: bram.password });
  const tokens = (await mailsTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
  const second = tokens.find((token) => token !== first) ?? '';

  await confirm(anna, first);

  await expect(confirm(bram, second)).rejects.toMatchObject(invalidLink);
  expect(await bram.api.account.readAccount()).toMatchObject({ email: bram.email });
});

test('the link works once and for a day', async () => {
  const [early, late] = [await server.person(), await server.person()];
  for (const { api, email, password } of [early, late]) await api.account.requestEmailChange({ email: `nieuw-${email}`, password });
  const [first, second] = [await tokenFor(`nieuw-${early.email}`), await tokenFor(`nieuw-${late.email}`)];

  expect(await confirm(early, first)).toEqual({ ok: true });
  await expect(confirm(early, first)).rejects.toMatchObject(invalidLink);
  server.clock.advance({ days: 1 });
  await expect(confirm(late, second)).rejects.toMatchObject(invalidLink);
  expect(await late.api.account.readAccount()).toMatchObject({ email: late.email, newEmail: null });
});

test('another wish or taking it back ends the first link', async () => {
  const person = await server.person();
  const [first, second] = [`een-${person.email}`, `twee-${person.email}`];
  await person.api.account.requestEmailChange({ email: first, password: person.password });
  await person.api.account.requestEmailChange({ email: second, password: person.password });

  await expect(confirm(person, await tokenFor(first))).rejects.toMatchObject(invalidLink);
  expect(await person.api.account.cancelEmailChange()).toEqual({ ok: true });
  await expect(confirm(person, await tokenFor(second))).rejects.toMatchObject(invalidLink);
  expect(await person.api.account.readAccount()).toMatchObject({ email: person.email, newEmail: null });
});

test('a link that ended before its mail could be sent is mailed no more', async () => {
  const { api, email, password } = await server.person();
  const newEmail = `nieuw-${email}`;
  await api.account.requestEmailChange({ email: newEmail, password });
  const token = await tokenFor(newEmail);
  await api.account.cancelEmailChange();

  await queue.send(db, sendEmailChange, { to: newEmail, token });

  expect(await mailsTo(newEmail)).toHaveLength(1);
});

test('links for a new password that the old address was sent end with the change', async () => {
  const person = await server.person();
  const newEmail = `nieuw-${person.email}`;
  await server.visitor().api.accounts.requestPasswordReset({ email: person.email });
  await person.api.account.requestEmailChange({ email: newEmail, password: person.password });

  await confirm(person, await tokenFor(newEmail));

  const { rows } = await pool.query('select * from account_tokens where account_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

test('an address receives at most five mails an hour, known or not', async () => {
  const [known, target] = [await server.person(), 'doel@voorbeeld.test'];

  for (const email of [known.email, target]) {
    for (const _ of Array(5)) {
      const { api, password } = await server.person();
      await api.account.requestEmailChange({ email, password });
    }
    const { api, password } = await server.person();
    await expect(api.account.requestEmailChange({ email, password })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await mailsTo(email)).toHaveLength(5);
  }
});

test('a browser that knew the account under its old address knows it under the new one', async () => {
  const person = await server.person();
  const { email, password } = person;
  const own = server.visitor();
  await own.api.accounts.signIn({ email, password });
  await own.api.account.requestEmailChange({ email: `nieuw-${email}`, password });
  await own.api.accounts.confirmNewEmail({ token: await tokenFor(`nieuw-${email}`) });
  await own.api.accounts.signOut();
  for (const _ of Array(11)) {
    await server
      .visitor()
      .api.accounts.signIn({ email: `nieuw-${email}`, password: 'verkeerd-7' })
      .catch(() => {});
  }

  expect(await own.api.accounts.signIn({ email: `nieuw-${email}`, password })).toMatchObject({ ok: true });
});
