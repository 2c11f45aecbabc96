import { appendFile, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeUpload } from '../features/uploads/factory.ts';
import { makeEmptyKiem, makeFolder, withClient } from '../platform/server/backup/backup.fixture.ts';
import { isEmptyDatabase } from '../platform/server/backup/catalog.ts';
import { restoreBackup } from '../platform/server/backup/restore-backup.ts';
import { writeBackup } from '../platform/server/backup/write-backup.ts';
import { openPool } from '../platform/server/database.ts';
import { keepErasedList, readErasedList } from '../platform/server/erased/keep-list.ts';
import { erasedListName, writeList } from '../platform/server/erased/list.ts';
import { readSettings } from '../platform/server/settings.ts';
import { openStorage } from '../platform/server/storage/open-storage.ts';
import { applyErasedList } from './erased.ts';
import { startKiem } from './main.ts';
import { restoreKiem } from './restore.ts';
import { createApp } from './server.ts';
import { makeFullPerson } from './testing/full-person.ts';
import { readMails } from './testing/mailbox.ts';
import { findInFiles, plantMarks } from './testing/person-marks.ts';
import { findInDatabase } from './testing/person-tables.ts';
import { startS3Server } from './testing/s3-server.ts';
import { signUpAs } from './testing/sign-up-as.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Makes a Kiem with a person whose mark is in every table and file, and a backup of it. */
async function makeBackedUp() {
  const server = await startTestServer();
  // Every start does this too.
  await keepErasedList(server.services);
  const { person, stranger } = await makeFullPerson(server);
  await server.mails();
  const mark = `merk-${person.id.slice(-12)}@voorbeeld.test`;
  await plantMarks(server.services.pool, person.id, mark);
  await server.services.mailer.send({ id: 'voor-de-backup', to: mark, subject: 'Welkom', text: 'Dag!', html: '<p>Dag!</p>' });
  const file = path.join(await makeFolder(), 'kiem.tar.gz');
  await writeBackup({ connection: server.connection, dataDir: server.services.settings.dataDir, file, now: server.clock.now() });
  server.clock.advance({ days: 1 });
  return { server, person, stranger, mark, file };
}

/** Makes another machine: an empty database and data directory, with a copy of the list. */
async function makeMachine(server: TestServer, { list = true } = {}) {
  const { connection, dataDir } = await makeEmptyKiem();
  if (list) await copyFile(path.join(server.services.settings.dataDir, erasedListName), path.join(dataDir, erasedListName));
  const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'http://kiem.test', DATA_DIR: dataDir });
  const pool = openPool(connection, 2);
  return { connection, settings, clock: server.clock, pool };
}

test('restore of yesterday’s backup brings back nothing of a person who left today', async () => {
  const { server, person, stranger, mark, file } = await makeBackedUp();
  await person.api.account.deleteAccount({ password: person.password });
  await server.mails();
  const { pool, ...machine } = await makeMachine(server);

  const restored = await restoreKiem({ ...machine, file, acceptsIncompleteList: false });

  expect(restored).toMatchObject({ erasedAgain: 1, listedUntil: server.clock.now() });
  for (const text of [mark, person.id]) {
    expect((await findInDatabase(pool, text)).filter((row) => !row.startsWith('public.erased_people:'))).toEqual([]);
    // Mail files to others stand in for their mailboxes.
    const files = await findInFiles(machine.settings.dataDir, text);
    expect(files.filter((name) => name !== erasedListName && !name.startsWith('mail/'))).toEqual([]);
  }
  expect((await readMails(machine.settings.dataDir)).map(({ to }) => to)).not.toContain(mark);
  expect(await findInFiles(machine.settings.dataDir, 'inhoud van')).toEqual([]);
  expect(await findInDatabase(pool, stranger.email)).not.toEqual([]);
  await pool.end();
});

test('restore brings back nobody who signed up again under an erased id, and left once more after the backup', async () => {
  const server = await startTestServer();
  await keepErasedList(server.services);
  const first = await server.person();
  await first.api.account.deleteAccount({ password: first.password });
  server.clock.advance({ days: 1 });
  const { browser, password } = await signUpAs(server, first.id);
  await server.mails();
  const file = path.join(await makeFolder(), 'kiem.tar.gz');
  await writeBackup({ connection: server.connection, dataDir: server.services.settings.dataDir, file, now: server.clock.now() });
  server.clock.advance({ days: 1 });
  await browser.api.account.deleteAccount({ password });
  await server.mails();
  const { pool, ...machine } = await makeMachine(server);

  const restored = await restoreKiem({ ...machine, file, acceptsIncompleteList: false });

  expect(restored.erasedAgain).toBe(1);
  expect((await pool.query('select from accounts')).rows).toEqual([]);
  const list = await readErasedList({ storage: await openStorage(machine.settings) });
  expect(list?.people.get(first.id)).toEqual(server.clock.now());
  await pool.end();
});

test('restore refuses a list that doesn’t reach from the backup on, and changes nothing', async () => {
  const { server, file } = await makeBackedUp();
  const whole = await makeMachine(server);
  const none = await makeMachine(server, { list: false });
  const broken = await makeMachine(server);
  await appendFile(path.join(broken.settings.dataDir, erasedListName), '01a2024c-a803-747d');
  const [tooOld, tooNew] = await Promise.all(
    [-2, 1].map(async (days) => {
      const other = path.join(await makeFolder(), 'kiem.tar.gz');
      const now = new Date(server.clock.now().getTime() + days * 86_400_000);
      await writeBackup({ connection: server.connection, dataDir: server.services.settings.dataDir, file: other, now });
      return other;
    }),
  );
  const cases = [
    { ...whole, file: tooOld ?? '', sentence: 'the backup is of' },
    { ...whole, file: tooNew ?? '', sentence: 'the backup is of' },
    { ...none, file, sentence: `There is no ${none.settings.dataDir}/erased-people.txt` },
    { ...broken, file, sentence: "The list of erased people can't be read" },
  ];

  for (const { pool, sentence, ...options } of cases) {
    await expect(restoreKiem({ ...options, acceptsIncompleteList: false })).rejects.toThrow(sentence);
    expect(await withClient(options.connection, isEmptyDatabase)).toBe(true);
  }

  const { pool, ...machine } = none;
  expect(await restoreKiem({ ...machine, file, acceptsIncompleteList: true })).toMatchObject({ erasedAgain: 0, listedUntil: null });
  // The list claims to be complete from this moment only.
  expect(await readErasedList({ storage: await openStorage(machine.settings) })).toMatchObject({ since: server.clock.now() });
  for (const each of [whole, none, broken]) await each.pool.end();
});

test('the next start finishes a restore that died after its rows, before it listens', async () => {
  const { server, person, mark, file } = await makeBackedUp();
  await person.api.account.deleteAccount({ password: person.password });
  await server.mails();
  const { pool, connection, settings } = await makeMachine(server);
  const databaseUrl = 'connectionString' in connection ? connection.connectionString : '';
  const list = await readErasedList({ storage: await openStorage(settings) });
  await restoreBackup({ connection, dataDir: settings.dataDir, file });
  expect(await findInDatabase(pool, mark)).not.toEqual([]);
  expect(list?.people.has(person.id)).toBe(true);
  // Makes a profile due for the chore that removes hidden ones.
  await pool.query(`update talent_profiles set hidden_at = now() - interval '31 days'`);

  const kiem = await startKiem({
    environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl },
    assets: { folder: settings.dataDir },
    // Runs before the first request is accepted.
    loadApp: async () => {
      expect(await findInDatabase(pool, mark)).toEqual([]);
      return createApp;
    },
  });

  await vi.waitFor(async () => expect((await pool.query('select from talent_profiles')).rows).toEqual([]), { timeout: 20_000 });
  await kiem.stop();
  await pool.end();
});

test('a machine that lost everything else reads the list from the S3 bucket', async () => {
  const { environment, folder } = await startS3Server();
  const server = await startTestServer({ environment });
  await keepErasedList(server.services);
  const person = await server.person();
  const upload = await makeUpload(server.services, { ownerId: person.id });
  const file = path.join(await makeFolder(), 'kiem.tar.gz');
  await writeBackup({ connection: server.connection, dataDir: server.services.settings.dataDir, file, now: server.clock.now() });
  await person.api.account.deleteAccount({ password: person.password });
  await server.mails();
  server.clock.advance({ hours: 1 });
  const { connection, dataDir } = await makeEmptyKiem();
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment });
  expect(await findInFiles(folder, upload.id)).not.toEqual([]);

  const restored = await restoreKiem({ connection, settings, clock: server.clock, file, acceptsIncompleteList: false });

  expect(restored.erasedAgain).toBe(1);
  expect(await findInFiles(folder, upload.id)).toEqual([]);
  expect(await findInFiles(dataDir, person.id)).toEqual([]);
});

test('Kiem adds to another Kiem’s list in the same place, never shortens it, and drops expired lines', async () => {
  const server = await startTestServer();
  const { services, clock } = server;
  const [long, recent] = ['01a2024c-a803-747d-b021-000000000001', '01a2024c-a803-747d-b021-000000000002'];
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const people = new Map([
    [long, daysAgo(401)],
    [recent, daysAgo(399)],
  ]);
  await services.storage.writeNote(erasedListName, writeList({ since: daysAgo(500), until: daysAgo(1), people }));
  const person = await server.person();

  await person.api.account.deleteAccount({ password: person.password });
  await server.mails();

  const list = await readErasedList(services);
  expect([...(list?.people.keys() ?? [])]).toEqual([recent, person.id]);
  expect(list).toMatchObject({ since: daysAgo(400), until: clock.now() });
  const { rows } = await services.pool.query('select id from erased_people order by erased_at');
  expect(rows.map(({ id }) => id)).toEqual([recent, person.id]);
});

test('restore keeps an account that somebody else made later under an erased id', async () => {
  const server = await startTestServer();
  const person = await server.person();
  await server.services.pool.query('insert into erased_people values ($1, $2)', [person.id, new Date(0)]);

  await applyErasedList(server.services);

  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
});
