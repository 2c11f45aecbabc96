import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  databaseDirOf,
  killPostgres,
  makeDataDir,
  makeEmptyDataDir,
  pidOf,
  query,
  spawnKiem,
  start,
  startAndKillKiem,
} from './data-directory.fixture.ts';

// A PostgreSQL per test, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const deadline = { timeout: 30_000, interval: 20 };
const oneNote = 'create table notes as select 1 as id';

test('PostgreSQL outlives a killed Kiem and is used by the next', async () => {
  const dataDir = await makeDataDir();
  await startAndKillKiem(dataDir, oneNote);
  const pid = await pidOf(dataDir);
  expect(pid).toBeDefined();

  const database = await start(dataDir);

  expect(await pidOf(dataDir)).toBe(pid);
  expect(await query(database, 'select * from notes')).toEqual([{ id: 1 }]);
});

test('Kiem starts after both it and PostgreSQL were killed', async () => {
  const dataDir = await makeDataDir();
  await startAndKillKiem(dataDir, oneNote);
  await killPostgres(dataDir);

  const database = await start(dataDir);

  expect(await query(database, 'select * from notes')).toEqual([{ id: 1 }]);
});

test('a killed PostgreSQL answers again at the same address, as long as Kiem runs', async () => {
  const dataDir = await makeDataDir();
  const database = await start(dataDir);
  await query(database, oneNote);

  for (const _ of ['once', 'twice']) {
    await killPostgres(dataDir);
    await vi.waitFor(async () => expect(await query(database, 'select * from notes')).toEqual([{ id: 1 }]), deadline);
  }

  // PostgreSQL answers everybody a moment before the Kiem that started it again marks it as its own.
  const held = `select from pg_locks where locktype = 'advisory' and granted`;
  await vi.waitFor(async () => expect(await query(database, held)).toHaveLength(1), deadline);
  await expect(start(dataDir)).rejects.toThrow('in use by another Kiem');
});

test('a PostgreSQL that was found running is started again, too', async () => {
  const dataDir = await makeDataDir();
  await startAndKillKiem(dataDir, oneNote);
  const database = await start(dataDir);

  await killPostgres(dataDir);

  await vi.waitFor(async () => expect(await query(database, 'select * from notes')).toEqual([{ id: 1 }]), deadline);
});

test('a query that still runs in a killed PostgreSQL does not hold up the next', async () => {
  const dataDir = await makeDataDir();
  const database = await start(dataDir);
  const endless = query(database, 'do $$ begin loop end loop; end $$').catch((error: unknown) => error);
  const running = `select pid from pg_stat_activity where query like 'do %' and state = 'active'`;
  await vi.waitFor(async () => expect(await query(database, running)).toHaveLength(1), deadline);

  await killPostgres(dataDir);

  await vi.waitFor(async () => expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]), deadline);
  expect(await endless).toBeInstanceOf(Error);
});

test('a left-over postmaster.pid whose number another program has now does not hinder', async () => {
  const dataDir = await makeDataDir();
  await startAndKillKiem(dataDir, oneNote);
  await killPostgres(dataDir);
  const file = path.join(await databaseDirOf(dataDir), 'postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [process.pid, ...rest].join('\n'));

  const database = await start(dataDir);

  expect(await query(database, 'select * from notes')).toEqual([{ id: 1 }]);
});

test('a Kiem that is killed while it creates the database leaves nothing half', async () => {
  const dataDir = await makeEmptyDataDir();
  const kiem = spawnKiem(dataDir);
  await vi.waitFor(async () => expect((await readdir(dataDir)).join()).toMatch(/postgres\.new-/), deadline);
  await kiem.kill();

  const database = await start(dataDir);

  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log']);
});
