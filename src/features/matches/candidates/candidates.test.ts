import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../app/testing/test-database.ts';
import { type Database, openDatabase, openPool } from '../../../platform/server/database.ts';
import { makeTexts } from '../factory.ts';
import { readTexts } from '../score/documents/read.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { createCandidateTables } from './commands/create-tables.ts';
import { refreshStatistics } from './commands/refresh-statistics.ts';
import { writeDocuments } from './commands/write-documents.ts';
import { findJobs } from './queries/candidates.ts';
import { readStatistics } from './queries/statistics.ts';

const vocabulary = readVocabulary();
const terms = { places: [], isRemote: null, kind: null, mostPerHour: null };
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase('empty');
  db = openDatabase(openPool(database.connection, 2));
  await createCandidateTables(db);
  const baker = { title: 'Bakker', skills: ['brood bakken'], languages: [], text: '' };
  const others = Array.from({ length: 40 }, (_, id) => ({ id, reading: readTexts(makeTexts(id * 6 + 1), vocabulary), terms }));
  await writeDocuments(db, 'job', [...others, { id: 100, reading: readTexts(baker, vocabulary), terms }]);
  await refreshStatistics(db);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

async function candidatesOf(skills: string[], title = ''): Promise<number[]> {
  const reading = readTexts({ title, skills, languages: [], text: '' }, vocabulary);
  const found = await findJobs(db, reading, await readStatistics(db));
  return found.map(({ id }) => id);
}

test('a job is a candidate by a skill, by a word of its title, and by letters of a mistyped one', async () => {
  await expect(candidatesOf(['brood bakken'])).resolves.toContain(100);
  await expect(candidatesOf([], 'bakker')).resolves.toContain(100);
  await expect(candidatesOf([], 'bakkker')).resolves.toContain(100);
});

test('a job that shares nothing is no candidate', async () => {
  await expect(candidatesOf(['select manuscripts'])).resolves.not.toContain(100);
});

test('a job that is written again is found by what it says now', async () => {
  const painter = { title: 'Schilder', skills: ['muren verven'], languages: [], text: '' };
  await writeDocuments(db, 'job', [{ id: 100, reading: readTexts(painter, vocabulary), terms }]);
  await expect(candidatesOf(['brood bakken'])).resolves.not.toContain(100);
  await expect(candidatesOf(['muren verven'])).resolves.toContain(100);
});

test('the tables of a session have the columns of Kiem’s own, but for those that lead to its jobs and talents', async () => {
  const migrated = await makeTestDatabase();
  const kiem = openDatabase(openPool(migrated.connection, 1));
  const columnsOf = async (of: Database) => {
    const { rows } = await of.execute<{ column: string }>(sql`
      select table_name || '.' || column_name || ' ' || data_type as column from information_schema.columns
      where table_name in ('match_documents', 'match_postings', 'match_frequencies', 'match_statistics')
        and column_name not in ('job_id', 'talent_id', 'ranked_at') order by 1`);
    return rows;
  };
  const own = await columnsOf(kiem);
  await kiem.$client.end();
  await migrated.drop();

  expect(await columnsOf(db)).toEqual(own);
  expect(own.length).toBeGreaterThan(8);
});
