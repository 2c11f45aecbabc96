import { access, chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../app/testing/eventually.ts';
import { StartError } from '../start-error.ts';
import { databaseDirOf, makeDataDir, makeEmptyDataDir, pidOf, query, spawnKiem, start } from './data-directory.fixture.ts';

// A PostgreSQL per test, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sleepers = `select pid from pg_stat_activity where query = 'select pg_sleep(60)'`;

test('a fresh data directory gets a database, and a later start finds it', async () => {
  const dataDir = await makeEmptyDataDir();
  const first = await start(dataDir);
  await query(first, 'create table notes (text text)');
  await query(first, `insert into notes values ('één')`);
  await first.stop();

  const second = await start(dataDir);

  expect(await query(second, 'select text, upper(text) as loud from notes')).toEqual([{ text: 'één', loud: 'ÉÉN' }]);
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log']);
});

test('PostgreSQL listens on no port, and only its own account enters the folder of its socket', async () => {
  const database = await start(await makeDataDir());

  expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const { mode, uid } = await stat(database.connection.host);
  expect(mode & 0o777).toBe(0o700);
  expect(uid).toBe((await stat(path.join(database.connection.host, '.s.PGSQL.5432'))).uid);
});

test('stop ends PostgreSQL, with connections open, and removes its socket', async () => {
  const dataDir = await makeDataDir();
  const database = await start(dataDir);
  const open = query(database, 'select pg_sleep(60)').catch((error: unknown) => error);
  await eventually(async () => expect(await query(database, sleepers)).toHaveLength(1));

  await database.stop();

  expect(await open).toMatchObject({ code: '57P01' });
  expect(await pidOf(dataDir)).toBeUndefined();
  await expect(access(database.connection.host)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a second Kiem on the same data directory is refused and leaves the first alone', async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);

  const second = start(dataDir);

  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`The data directory ${dataDir} is in use by another Kiem.`);
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two Kiems start at once on a fresh data directory: one continues', async () => {
  const dataDir = await makeEmptyDataDir();

  const said = await Promise.all([spawnKiem(dataDir).said, spawnKiem(dataDir).said]);

  expect(said.filter((one) => 'refusal' in one)).toEqual([{ refusal: expect.stringContaining('is in use by another Kiem') }]);
  const [winner] = said.filter((one) => 'connection' in one);
  expect(winner && (await query(winner, 'select 1 as one'))).toEqual([{ one: 1 }]);
});

test('a tool uses the running PostgreSQL of a server and leaves it running', async () => {
  const dataDir = await makeDataDir();
  const server = await start(dataDir);

  const tool = await start(dataDir, 'none');
  expect(tool.connection).toEqual(server.connection);
  await tool.stop();

  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a tool starts PostgreSQL when none runs and stops it afterwards', async () => {
  const dataDir = await makeDataDir();

  const tool = await start(dataDir, 'none');
  expect(await query(tool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await tool.stop();

  expect(await pidOf(dataDir)).toBeUndefined();
});

test('a tool that started PostgreSQL leaves it running for a server or a tool that came later', async () => {
  const dataDir = await makeDataDir();
  const [first, second] = [await start(dataDir, 'none'), await start(dataDir, 'none')];
  await first.stop();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);

  const server = await start(dataDir);
  await second.stop();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database of an older PostgreSQL is refused with the way to upgrade', async () => {
  const dataDir = await makeDataDir();
  await (await start(dataDir)).stop();
  await writeFile(path.join(await databaseDirOf(dataDir), 'PG_VERSION'), '17\n');

  const attempt = start(dataDir);

  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(/made by PostgreSQL 17, .* docs\/operations\.md/);
});

test('a data directory that can not be made is refused with its reason', async () => {
  const file = path.join(await makeEmptyDataDir(), 'file');
  await writeFile(file, '');

  const attempt = start(path.join(file, 'data'));

  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(/^Kiem can't use the data directory .*: ENOTDIR: not a directory/);
});

test('a folder that other accounts can not enter holds the database, or as root a link to it', async () => {
  const home = await makeEmptyDataDir();
  await chmod(home, 0o700);
  const dataDir = await makeEmptyDataDir(home);
  const database = await start(dataDir);

  const databaseDir = await databaseDirOf(dataDir);
  const inside = path.join(dataDir, 'postgres');
  expect(databaseDir).toMatch(process.getuid?.() === 0 ? /^\/var\/lib\/kiem\/[0-9a-f]{8}-/ : inside);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(await query(await start(dataDir), `select current_setting('data_directory') as dir`)).toEqual([{ dir: databaseDir }]);
});

test('a link to a database that is gone is refused, not replaced by an empty one', async () => {
  const dataDir = await makeEmptyDataDir();
  const elsewhere = await makeEmptyDataDir();
  await symlink(path.join(elsewhere, 'gone'), path.join(dataDir, 'postgres'));

  await expect(start(dataDir)).rejects.toThrow(/leads to a folder that is not there/);
});
