import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../app/testing/test-database.ts';
import { type Database, openDatabase, openPool } from '../../../platform/server/database.ts';
import { makeTexts } from '../factory.ts';
import { readTexts } from '../score/documents/read.ts';
import type { TalentTerms } from '../score/policy/conditions.ts';
import { prepareJob, prepareTalent } from '../score/policy/prepare.ts';
import { scorePair } from '../score/policy/score.ts';
import { usedWeights } from '../score/policy/weights.ts';
import { parseReading, writeReading } from '../score/policy/written.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { createCandidateTables } from './commands/create-tables.ts';
import { refreshStatistics } from './commands/refresh-statistics.ts';
import { writeDocuments } from './commands/write-documents.ts';
import { findJobs, findTalents } from './queries/candidates.ts';
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

test('a talent is a candidate for a job in the same way', async () => {
  const reading = readTexts({ title: 'Lasser', skills: ['brood bakken'], languages: [], text: '' }, vocabulary);
  await writeDocuments(db, 'talent', [{ id: 7, reading, terms: { places: [], kinds: ['part-time'], perHour: null } }]);
  const job = readTexts({ title: '', skills: ['brood bakken'], languages: [], text: '' }, vocabulary);
  await expect(findTalents(db, job, await readStatistics(db))).resolves.toEqual([
    { id: 7, reading: writeReading(reading), terms: { places: [], kinds: ['part-time'], perHour: null } },
  ]);
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

test('the talent and the poster see the same number for the same reasons', async () => {
  const wishes: TalentTerms = { places: [], kinds: [], perHour: null };
  const talents = Array.from({ length: 12 }, (_, id) => ({
    id: 200 + id,
    reading: readTexts(makeTexts(id * 5 + 2), vocabulary),
    terms: wishes,
  }));
  await writeDocuments(db, 'talent', talents);
  const statistics = await readStatistics(db);
  let seen = 0;
  for (const talent of talents) {
    for (const job of await findJobs(db, talent.reading, statistics)) {
      const found = (await findTalents(db, parseReading(job.reading), statistics)).find(({ id }) => id === talent.id);
      if (found === undefined) continue;
      const asked = { prepared: prepareJob(job.reading, statistics), terms: job.terms };
      const scoreOf = (reading: string) => scorePair(asked, { prepared: prepareTalent(reading), terms: found.terms }, usedWeights);
      expect(scoreOf(found.reading)).toEqual(scoreOf(writeReading(talent.reading)));
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(20);
});
