import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';

const server = await startTestServer();

test('a new account is in Brussels', async () => {
  const person = await server.person();

  expect(await person.api.account.readAccount()).toMatchObject({ timeZone: 'Europe/Brussels' });
});

test.each(['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'UTC', 'Etc/GMT+8'])(
  '%s may be chosen',
  async (timeZone) => {
    const person = await server.person();

    await person.api.account.setTimeZone({ timeZone });

    expect(await person.api.account.readAccount()).toMatchObject({ timeZone });
  },
);

test.each(['', 'Brussel', 'Europe/Gent', '+01:00', '01:00', "Europe/Brussels'", '../Brussels', 'a'.repeat(65)])(
  '%j is refused',
  async (timeZone) => {
    const person = await server.person();

    expect(await person.send('PUT', '/api/account/time-zone', { timeZone })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await person.api.account.readAccount()).toMatchObject({ timeZone: 'Europe/Brussels' });
  },
);
