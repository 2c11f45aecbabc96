import type pg from 'pg';
import { scoreVersion } from '../../src/features/matches/score/policy/kept.ts';
import { fillTables, makeDice } from './searched.ts';

const ofEach = 10;

/** Replaces all matches by ten of each talent, with open jobs of other people, as if they had been found and their changes looked for. */
export async function loadMatchPairs(client: pg.Client, seed: number): Promise<void> {
  await makeDice(client, seed);
  await client.query('truncate job_matches');
  await client.query('drop table if exists open_jobs');
  await client.query(`create temporary table open_jobs as
    select row_number() over (order by id) - 1 as place, id, poster_id from jobs where closed_at is null`);
  await client.query('alter table open_jobs add primary key (place)');
  await client.query('analyze open_jobs');
  await fillTables(client, ['job_matches'], async () => {
    await client.query(`
      insert into job_matches (job_id, poster_id, talent_id, person_id, score, scored_by, statistics, reasons, change, is_of_job, is_of_talent, made_at, scored_at)
      select j.id, j.poster_id, t.id, t.person_id, 4000 + floor(pg_temp.roll(t.n, turn) * 6000)::int, ${scoreVersion}, 1,
        '{"points":[["skills",4000],["words",1500]],"skills":[["lassen",100],["plannen",50,"inplannen"]]}', '[]', true, true, now(), now()
      from (select id, person_id, row_number() over (order by id) as n from talent_profiles) t, generate_series(1, ${ofEach}) turn,
        lateral (select * from open_jobs where place = (t.n * 13 + turn * 7919) % (select count(*) from open_jobs)) j
      where j.poster_id <> t.person_id on conflict do nothing`);
  });
}
