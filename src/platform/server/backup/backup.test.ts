import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { contentsOf, makeEmptyKiem, makeFolder, makeMigrations, makeUsedKiem, withClient } from './backup.fixture.ts';
import { isEmptyDatabase, listForeignKeys } from './catalog.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-20T12:00:00Z');

let migrations: string;
let used: Awaited<ReturnType<typeof makeUsedKiem>>;
let file: string;

beforeAll(async () => {
  migrations = await makeMigrations(1);
  used = await makeUsedKiem(migrations);
  file = await backUp(used);
});

async function backUp(kiem: typeof used): Promise<string> {
  const archive = path.join(await makeFolder(), 'kiem.tar.gz');
  await writeBackup({ ...kiem, file: archive, now });
  return archive;
}

test('a restore equals the backed-up data to the byte', async () => {
  const target = await makeEmptyKiem();

  const { madeAt } = await restoreBackup({ ...target, file, migrations });

  const contents = await contentsOf(target);
  expect(contents).toEqual(await contentsOf(used));
  expect(contents).toMatchObject({ tables: { 'public.gardens': { rows: 2002 }, 'public.plants': { rows: 9 }, 'pgboss.job': { rows: 1 } } });
  expect(await readdir(target.dataDir)).toEqual(['key', 'mail']);
  expect((await stat(path.join(target.dataDir, 'key'))).mode & 0o777).toBe(0o600);
  expect(madeAt).toEqual(now);
});

test('restoring a backup of an earlier version migrates it, keeps its foreign keys and continues its sequences', async () => {
  const target = await makeEmptyKiem();

  await restoreBackup({ ...target, file, migrations: await makeMigrations(2) });

  const keys = await withClient(target.connection, listForeignKeys);
  expect(new Set(keys)).toEqual(new Set(await withClient(used.connection, listForeignKeys)));
  const { rows } = await withClient(target.connection, (client) =>
    client.query(`insert into plants (garden) select id from gardens limit 1 returning id, height,
      (select count(*)::int from plants) as plants, (select count(*)::int from drizzle.__drizzle_migrations) as migrations`),
  );
  expect(rows).toEqual([{ id: '11', height: 7, plants: 9, migrations: 2 }]);
});

test('tasks of another version of the queue are taken over with the columns that both know', async () => {
  const other = await makeUsedKiem(migrations);
  await withClient(other.connection, (client) => client.query(`alter table pgboss.job add column retired text default 'gone'`));
  const target = await makeEmptyKiem();

  await restoreBackup({ ...target, file: await backUp(other), migrations });

  const task = 'select id, name, data, state, retry_limit, start_after, keep_until from pgboss.job';
  const { rows } = await withClient(target.connection, (client) => client.query(task));
  expect(rows).toHaveLength(1);
  expect(rows).toEqual((await withClient(other.connection, (client) => client.query(task))).rows);
});

test('a backup of a newer version is refused', async () => {
  const target = await makeEmptyKiem();

  await expect(restoreBackup({ ...target, file, migrations: await makeMigrations(0) })).rejects.toThrow('made by a newer version of Kiem');
  expect(await withClient(target.connection, isEmptyDatabase)).toBe(true);
});

test('a database or a data directory in use is refused and stays as it was', async () => {
  const target = await makeEmptyKiem();
  const before = await contentsOf(used);

  await expect(restoreBackup({ ...target, connection: used.connection, file, migrations })).rejects.toThrow('The database is not empty');
  await expect(restoreBackup({ ...target, dataDir: used.dataDir, file, migrations })).rejects.toThrow('is not empty');
  expect(await contentsOf(used)).toEqual(before);
});

test('a broken or foreign archive is refused and leaves nothing behind', async () => {
  const whole = await readFile(file);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(whole.length - 2000) ^ 0xff, whole.length - 2000);
  const folder = await makeFolder();
  const broken: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    text: Buffer.from('No archive at all'),
    'other.gz': gzipSync('No tar at all'),
    'almost.tar.gz': whole.subarray(0, whole.length - 9),
    'flipped.tar.gz': flipped,
  };
  const target = await makeEmptyKiem();

  for (const [name, content] of Object.entries(broken)) {
    const archive = path.join(folder, name);
    await writeFile(archive, content);
    await expect(restoreBackup({ ...target, file: archive, migrations }), name).rejects.toThrow(
      "can't be restored and nothing was changed",
    );
  }
  await expect(restoreBackup({ ...target, file: path.join(folder, 'absent'), migrations })).rejects.toThrow('is not there');
  expect(await readdir(target.dataDir)).toEqual([]);
  expect(await withClient(target.connection, isEmptyDatabase)).toBe(true);

  await restoreBackup({ ...target, file, migrations });
});

test('a backup never replaces a file and leaves no half one', async () => {
  await expect(writeBackup({ ...used, file, now })).rejects.toThrow('exists already');
  await expect(writeBackup({ ...used, file: path.join(used.dataDir, 'kiem.tar.gz'), now })).rejects.toThrow('lies in the data directory');
  const fresh = await makeEmptyKiem();
  const other = path.join(path.dirname(file), 'other.tar.gz');
  await expect(writeBackup({ ...fresh, file: other, now })).rejects.toThrow('There is nothing to back up');
  expect(await readdir(path.dirname(file))).toEqual(['kiem.tar.gz']);
});
