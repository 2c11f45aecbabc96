import { expect, onTestFinished, test } from 'vitest';
import { migrationsBefore } from '../../app/testing/older-migrations.ts';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { newId } from '../../platform/ids.ts';
import { openPool } from '../../platform/server/database.ts';
import { createLog } from '../../platform/server/log.ts';
import { migrateDatabase } from '../../platform/server/migrate.ts';

const log = createLog({ logLevel: 'silent' });

type Terms = { remote: boolean | null; types: string[] };
type OldProfile = Terms & { name: string; isOpen: boolean };

/** Migrates a database in which these people have profiles of the version before terms could be unknown. */
async function migrated(people: OldProfile[]) {
  const database = await makeTestDatabase('empty');
  const pool = openPool(database.connection);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await migrateDatabase(pool, log, await migrationsBefore('0035_unknown-terms'));
  for (const { name, isOpen, remote, types } of people) {
    const id = newId();
    await pool.query('insert into accounts (id, email, email_verified) values ($1, $2, true)', [id, `${id}@voorbeeld.test`]);
    await pool.query(
      `insert into profiles (id, first_name, last_name, roles, open_to_work, availability, remote_work, work_types)
       values ($1, $2, 'Maes', '{talent}', $3, case when $3 then 'available' else 'unavailable' end, $4, $5)`,
      [id, name, isOpen, remote, types],
    );
    await pool.query('insert into talent_profiles (id, person_id, remote_work, work_types) values ($1, $2, $3, $4)', [
      newId(),
      id,
      remote,
      types,
    ]);
  }
  await migrateDatabase(pool, log);
  return pool;
}

const first: Terms = { remote: true, types: ['full-time'] };
const unknown: Terms = { remote: null, types: [] };

test.each([
  { title: 'forgets the first values of a profile that nobody filled in', before: { ...first, isOpen: false }, after: unknown },
  { title: 'keeps the same values of somebody who is open to work', before: { ...first, isOpen: true }, after: first },
  {
    title: 'keeps them where remote work was turned off',
    before: { ...first, remote: false, isOpen: false },
    after: { ...first, remote: false },
  },
  {
    title: 'keeps them where other work was chosen',
    before: { remote: true, types: ['full-time', 'freelance'], isOpen: false },
    after: { remote: true, types: ['full-time', 'freelance'] },
  },
])('the migration to unknown terms $title', async ({ before, after }) => {
  const other: OldProfile = { name: 'Bea', isOpen: true, remote: false, types: ['part-time'] };
  const pool = await migrated([{ name: 'An', ...before }, other]);

  const { rows } = await pool.query(
    `select p.first_name as name, p.remote_work as remote, p.work_types as types, t.remote_work as "talentRemote", t.work_types as "talentTypes"
     from profiles p join talent_profiles t on t.person_id = p.id order by p.first_name`,
  );

  expect(rows).toEqual([
    { name: 'An', ...after, talentRemote: after.remote, talentTypes: after.types },
    { name: 'Bea', remote: false, types: ['part-time'], talentRemote: false, talentTypes: ['part-time'] },
  ]);
});
