import type pg from 'pg';
import { scoreVersion } from '../../src/features/matches/score/policy/kept.ts';
import { fillTables, makeDice } from './searched.ts';

const ofEach = 10;
/** A reading of nothing. */
const emptyReading = '0\n\n\n\n\n';

/**
 * Replaces all matches by ten of each talent, with open jobs of other people, as if they had been found and their changes looked for.
 * Every job and talent has a document, though an empty one, so that nothing is read or scored while lists are measured.
 */
export async function loadMatchPairs(client: pg.Client, seed: number): Promise<void> {
  await makeDice(client, seed);
  await client.query('truncate match_documents, job_matches, match_news, match_statistics, match_frequencies cascade');
  await client.query('drop table if exists open_jobs');
  await client.query(`create temporary table open_jobs as
    select row_number() over (order by id) - 1 as place, id, poster_id from jobs where closed_at is null`);
  await client.query('alter table open_jobs add primary key (place)');
  await client.query('analyze open_jobs');
  await fillTables(client, ['match_documents', 'job_matches'], async () => {
    await client.query(`
      insert into job_matches (job_id, poster_id, talent_id, person_id, score, scored_by, statistics, reasons, change, is_of_job, is_of_talent, made_at, scored_at)
      select j.id, j.poster_id, t.id, t.person_id, 4000 + floor(pg_temp.roll(t.n, turn) * 6000)::int, ${scoreVersion}, 1,
        '{"points":[["skills",4000],["words",1500]],"skills":[["lassen",100],["plannen",50,"inplannen"]]}', '[]', true, true, now(), now()
      from (select id, person_id, row_number() over (order by id) as n from talent_profiles) t, generate_series(1, ${ofEach}) turn,
        lateral (select * from open_jobs where place = (t.n * 13 + turn * 7919) % (select count(*) from open_jobs)) j
      where j.poster_id <> t.person_id on conflict do nothing`);
    await client.query(
      `insert into match_documents (number, job_id, reading, terms, ranked_at) select place + 1, id, $1, '{}', now() + interval '1 day' from open_jobs`,
      [emptyReading],
    );
    await client.query(
      `insert into match_documents (number, talent_id, reading, terms, ranked_at)
      select -row_number() over (order by id), id, $1, '{}', now() + interval '1 day' from talent_profiles
      where hidden_at is null and availability <> 'unavailable'`,
      [emptyReading],
    );
    await client.query(`select setval('match_numbers', (select max(abs(number)) + 1 from match_documents))`);
  });
}
