import { expect, test } from 'vitest';
import { answerAfter, holdInserts, untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { setPassword } from '../commands/set-password.ts';

const server = await startTestServer();
const { db, pool } = server.services;
const password = 'Kastanje-regenboog-4';
const wrong = { code: 'WRONG_PASSWORD', status: 422, message: 'Dit wachtwoord klopt niet.' };

test('changing the password needs the current one, ends other sessions and mails the owner', async () => {
  const person = await server.person();
  const phone = server.visitor();
  await phone.api.accounts.signIn({ email: person.email, password: person.password });

  expect(await person.api.account.changePassword({ currentPassword: person.password, password })).toEqual({ ok: true });

  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
  expect(await phone.api.profiles.readMe()).toBeNull();
  await expect(server.visitor().api.accounts.signIn({ email: person.email, password: person.password })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  expect(await server.visitor().api.accounts.signIn({ email: person.email, password })).toMatchObject({ ok: true });
  const mails = (await server.mails()).filter(({ to }) => to === person.email);
  expect(mails).toMatchObject([{ subject: 'Je wachtwoord voor Kiem is gewijzigd' }]);
});

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'OK',
    ({ code }) => String(code),
  );

const countSessions = async ({ id }: Person) => (await pool.query('select 1 from sessions where account_id = $1', [id])).rows.length;

test('a sign-in with the old password that is under way gets no session', async () => {
  const person = await server.person();
  const late = server.visitor();
  let signIn = Promise.resolve('');

  await holdInserts(pool, 'sessions', async () => {
    signIn = codeOf(late.api.accounts.signIn({ email: person.email, password: person.password }));
    await untilSomebodyWaits(pool);
    // Without its hash, which takes a busy machine longer than a request waits for the database.
    await db.transaction((tx) => setPassword(tx, server.services, person, { passwordHash: 'another' }));
  });

  expect(await signIn).toBe('INVALID_CREDENTIALS');
  expect(late.cookies.has('kiem_session')).toBe(false);
  expect(await countSessions(person)).toBe(0);
});

test('a sign-in waits for a new password that is being stored', async () => {
  const person = await server.person();

  const code = await answerAfter(
    pool,
    async (holder) => {
      await holder.query(`update credentials set password = 'another' where user_id = $1`, [person.id]);
      await holder.query('delete from sessions where account_id = $1', [person.id]);
    },
    () => codeOf(server.visitor().api.accounts.signIn({ email: person.email, password: person.password })),
  );

  expect(code).toBe('INVALID_CREDENTIALS');
  expect(await countSessions(person)).toBe(0);
});

test('a change that was proven by the old password replaces no newer one', async () => {
  const person = await server.person();

  const code = await answerAfter(
    pool,
    (holder) => holder.query(`update credentials set password = 'another' where user_id = $1`, [person.id]),
    () => codeOf(person.api.account.changePassword({ currentPassword: person.password, password })),
  );

  expect(code).toBe('WRONG_PASSWORD');
  const { rows } = await pool.query('select password from credentials where user_id = $1', [person.id]);
  expect(rows).toEqual([{ password: 'another' }]);
});

test('a wrong current password changes nothing', async () => {
  const person = await server.person();

  await expect(person.api.account.changePassword({ currentPassword: 'verkeerd-7', password })).rejects.toMatchObject(wrong);

  expect(await server.visitor().api.accounts.signIn({ email: person.email, password: person.password })).toMatchObject({ ok: true });
  expect((await server.mails()).filter(({ to }) => to === person.email)).toEqual([]);
});

test.each(['kort1', 'welkom123', 'Zonnebloemveld'])('the guessable password %s is refused', async (guessable) => {
  const person = await server.person({ lastName: 'Zonnebloemveld' });

  const answer = person.api.account.changePassword({ currentPassword: person.password, password: guessable });

  await expect(answer).rejects.toMatchObject({ code: 'WEAK_PASSWORD', status: 422 });
});

test('the server judges a new password only after the right current one', async () => {
  const person = await server.person();

  const answer = person.api.account.changePassword({ currentPassword: 'verkeerd-7', password: 'welkom123' });

  await expect(answer).rejects.toMatchObject(wrong);
});

test('a stolen session guesses 10 passwords in 15 minutes, whatever it asks for; the right one is refused then too', async () => {
  const person = await server.person();
  const guess = (index: number) => {
    const guessed = `verkeerd-${index}`;
    if (index % 3 === 0) return person.api.account.changePassword({ currentPassword: guessed, password });
    if (index % 3 === 1) return person.api.account.requestEmailChange({ email: 'ander@voorbeeld.test', password: guessed });
    return person.api.account.deleteAccount({ password: guessed });
  };

  const codes: string[] = [];
  for (let index = 0; index < 12; index += 1) codes.push(await guess(index).catch(({ code }) => code));

  expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
  const right = person.api.account.changePassword({ currentPassword: person.password, password });
  await expect(right).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { seconds: expect.any(Number) } });
});

test('right passwords count for nothing', async () => {
  const person = await server.person();

  for (let index = 0; index < 12; index += 1) {
    const change = { currentPassword: index === 0 ? person.password : `${password}-${index - 1}`, password: `${password}-${index}` };
    expect(await person.api.account.changePassword(change)).toEqual({ ok: true });
  }
});

test('signed out no password is changed', async () => {
  const answer = await server.visitor().send('PUT', '/api/account/password', { currentPassword: 'x', password });

  expect(answer).toEqual({ status: 401, body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om dit te doen.' } });
});
