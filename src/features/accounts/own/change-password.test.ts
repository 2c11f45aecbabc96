import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';

const server = await startTestServer();
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
