import type pg from 'pg';
import { postedNumbers } from '../../src/features/matches/candidates/policy/terms.ts';
import { readTexts } from '../../src/features/matches/score/documents/read.ts';
import { writeReading } from '../../src/features/matches/score/policy/written.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { placesOf } from '../../src/platform/server/places/places.ts';
import { showProgress } from '../progress.ts';
import { loadJobs, places } from './jobs.ts';
import { createTexts } from './match-texts.ts';
import { fillTables, makeDice } from './searched.ts';
import { loadTalents } from './talents.ts';
import type { World } from './world.ts';

export type MatchData = { jobIds: string[]; talentIds: string[] };

/** Texts that differ, of each side; each stands in several jobs or profiles. */
const distinct = 5_000;
const batch = 100;

/**
 * Replaces all jobs and talents by so many of each, with texts about skills, and makes their documents, as if each had been read: none is
 * waiting, no pair is made yet. Returns those that take part.
 */
export async function loadMatches(client: pg.Client, world: World, { seed, count }: { seed: number; count: number }): Promise<MatchData> {
  await loadJobs(client, world, { seed, count });
  await loadTalents(client, { seed, count });
  await makeDice(client, seed);
  await makeReadings(client);
  await client.query('truncate match_documents, match_changes, job_matches, match_news, match_statistics, match_frequencies cascade');
  await fillTables(client, ['jobs', 'talent_profiles', 'match_documents'], () => writeTexts(client));
  await fillPostings(client);
  await client.query('truncate match_changes');
  // As a database that has stood for a while: nothing is left that PostgreSQL would tidy while something is measured.
  await client.query('vacuum (analyze)');
  const ids = async (sql: string) => (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  return {
    jobIds: await ids('select job_id as id from match_documents where job_id is not null order by random() limit 2000'),
    talentIds: await ids('select talent_id as id from match_documents where talent_id is not null order by random() limit 2000'),
  };
}

/** Makes texts of both sides with what is read of them. */
async function makeReadings(client: pg.Client): Promise<void> {
  await client.query('drop table if exists made_readings');
  await client.query(`create temporary table made_readings (side int, place int, title text, skills text[], text text, location text,
    reading text, terms json, posted int[], primary key (side, place))`);
  const vocabulary = readVocabulary();
  const texts = createTexts(rollOf);
  const progress = showProgress('readings', 2 * distinct);
  for (const side of [0, 1] as const) {
    for (let from = 0; from < distinct; from += batch) {
      const rows = Array.from({ length: batch }, (_, turn) => {
        const place = from + turn;
        const made = texts(side, place);
        const read = readTexts(made, vocabulary);
        const location = places.frequent[place % places.frequent.length] ?? '';
        const ofSide =
          side === 0 ? { isRemote: place % 3 === 0, kind: 'full-time', mostPerHour: null } : { kinds: ['full-time'], perHour: null };
        const terms = { places: placesOf(location), ...ofSide };
        return {
          side,
          place,
          title: made.title,
          skills: made.skills,
          text: made.text,
          location,
          reading: writeReading(read),
          terms,
          posted: postedNumbers(read),
        };
      });
      await client.query(
        `insert into made_readings select side, place, title, array(select json_array_elements_text(skills)), text, location, reading, terms,
          array(select json_array_elements_text(posted)::int) from json_to_recordset($1)
          as of(side int, place int, title text, skills json, text text, location text, reading text, terms json, posted json)`,
        [JSON.stringify(rows)],
      );
      progress.update(side * distinct + from);
    }
  }
  progress.finish(`${2 * distinct} made`);
  await client.query('analyze made_readings');
}

/** Gives jobs and talents these texts, and each that takes part a document. */
async function writeTexts(client: pg.Client): Promise<void> {
  const reading = (side: number, of: string) => `made_readings m where m.side = ${side} and m.place = ${of}.n % ${distinct}`;
  await client.query(`create temporary table numbered_jobs as select id, row_number() over (order by id)::int as n from jobs`);
  await client.query(
    `create temporary table numbered_talents as select id, person_id, row_number() over (order by id)::int as n from talent_profiles`,
  );
  await client.query(`update jobs j set title = m.title, requirements = m.skills, description = m.text, location = m.location
    from numbered_jobs one, ${reading(0, 'one')} and j.id = one.id`);
  await client.query(`update profiles p set job_title = m.title, skills = m.skills, bio = m.text
    from numbered_talents one, ${reading(1, 'one')} and p.id = one.person_id`);
  await client.query(
    `update talent_profiles t set title = m.title, location = m.location from numbered_talents one, ${reading(1, 'one')} and t.id = one.id`,
  );
  await client.query(`insert into match_documents (number, job_id, reading, terms, ranked_at)
    select one.n, one.id, m.reading, m.terms, now() from numbered_jobs one join jobs j on j.id = one.id, ${reading(0, 'one')} and j.closed_at is null`);
  await client.query(`insert into match_documents (number, talent_id, reading, terms, ranked_at)
    select -one.n, one.id, m.reading, m.terms, now() from numbered_talents one join talent_profiles t on t.id = one.id, ${reading(1, 'one')}
      and t.hidden_at is null and t.availability <> 'unavailable'`);
  await client.query(`select setval('match_numbers', (select max(abs(number)) + 1 from match_documents))`);
}

/** Fills the postings without their keys, which are made again afterwards. */
async function fillPostings(client: pg.Client): Promise<void> {
  const progress = showProgress('postings', 1);
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'match_postings'::regclass and contype in ('p', 'f')`,
  );
  for (const { name } of keys) await client.query(`alter table match_postings drop constraint ${client.escapeIdentifier(name)}`);
  await fillTables(client, ['match_postings'], async () => {
    await client.query(`insert into match_postings (term, document)
      select term, number from match_documents d join made_readings m on m.side = (number < 0)::int and m.place = abs(number) % ${distinct}, unnest(m.posted) as term`);
  });
  for (const { name, definition } of keys)
    await client.query(`alter table match_postings add constraint ${client.escapeIdentifier(name)} ${definition}`);
  const { rows } = await client.query<{ count: string }>('select count(*) from match_postings');
  progress.finish(`${Number(rows[0]?.count).toLocaleString('en')} rows`);
}

/** A number from 0 to 1 that depends on its arguments alone. */
function rollOf(...of: number[]): number {
  let mixed = 0x9e3779b1;
  for (const each of of) {
    mixed = Math.imul(mixed ^ (each + 0x7f4a7c15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}
