import { expect, onTestFinished, test } from 'vitest';
import { migrationsBefore } from '../../../app/testing/older-migrations.ts';
import { makeTestDatabase } from '../../../app/testing/test-database.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { openPool } from '../../../platform/server/database.ts';
import { createLog } from '../../../platform/server/log.ts';
import { migrateDatabase } from '../../../platform/server/migrate.ts';

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

test.each([
  ['eUrOpE/bRuSsElS', 'Europe/Brussels'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['etc/utc', 'Etc/UTC'],
  ['utc', 'UTC'],
  // Only JavaScript knows these.
  ['AET', 'Australia/Sydney'],
  ['US/Pacific-New', 'America/Los_Angeles'],
  // An offset without summer time to PostgreSQL, and other countries' clocks.
  ['CET', 'Europe/Brussels'],
  ['IST', 'Asia/Calcutta'],
])('%s is stored as %s', async (timeZone, stored) => {
  const person = await server.person();

  await person.api.account.setTimeZone({ timeZone });

  expect(await person.api.account.readAccount()).toMatchObject({ timeZone: stored });
});

test('a zone that PostgreSQL does not know is refused', async () => {
  const person = await server.person();

  const answer = await person.send('PUT', '/api/account/time-zone', { timeZone: 'SystemV/AST4ADT' });

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'Kies een tijdzone uit de lijst.' } });
  expect(await person.api.account.readAccount()).toMatchObject({ timeZone: 'Europe/Brussels' });
});

test.each(['', 'Brussel', 'Europe/Gent', '+01:00', '01:00', "Europe/Brussels'", '../Brussels', 'a'.repeat(65)])(
  '%j is refused',
  async (timeZone) => {
    const person = await server.person();

    expect(await person.send('PUT', '/api/account/time-zone', { timeZone })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await person.api.account.readAccount()).toMatchObject({ timeZone: 'Europe/Brussels' });
  },
);

test('the migration gives zones that PostgreSQL does not know one that it does', async () => {
  const database = await makeTestDatabase('empty');
  const pool = openPool(database.connection);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const log = createLog({ logLevel: 'silent' });
  await migrateDatabase(pool, log, await migrationsBefore('0042_known-time-zones'));
  const stored = ['AET', 'CET', 'EET', 'SystemV/AST4ADT', 'America/Paramaribo', 'aSiA/kOlKaTa', 'cet'];
  for (const zone of stored) {
    const id = newId();
    await pool.query('insert into accounts (id, email, time_zone) values ($1, $2, $3)', [id, `${id}@voorbeeld.test`, zone]);
  }

  await migrateDatabase(pool, log);

  const { rows } = await pool.query<{ zone: string }>('select time_zone as zone from accounts order by id');
  expect(rows.map(({ zone }) => zone)).toEqual([
    'Europe/Brussels',
    'Europe/Brussels',
    'Europe/Athens',
    'Europe/Brussels',
    'America/Paramaribo',
    'Asia/Kolkata',
    'Europe/Brussels',
  ]);
});
