import { expect, test } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

const { pool } = (await startTestServer()).services;

/** Columns of which the average tells the planner enough, or that nobody asks for as a pair. */
const exempt = new Map([
  ['connections.high_id', 'people have many'],
  ['connections.low_id', 'people have many'],
  ['job_matches.job_id', 'a job has about fifty'],
  ['job_matches.talent_id', 'a talent has about fifty'],
  ['jobs.poster_id', 'a job alone is asked for by its id'],
  ['match_postings.document', 'read by term or by document'],
  ['notification_preferences.kind', 'few kinds, each with many people'],
  ['post_likes.person_id', 'people give many'],
  ['project_views.day', 'few days, each with many projects'],
  ['suggestions.person_id', 'a person has fifty'],
  ['suggestions.suggested_id', 'about as many as a person has'],
  ['talent_profiles.id', 'a profile alone is asked for by its id'],
]);

test('the planner counts with many of each side of a pair, so that it takes the index of the pair', async () => {
  const { rows } = await pool.query<{ column: string; isTold: boolean }>(
    `select distinct t.relname || '.' || a.attname as column, array['n_distinct=-0.1'] <@ coalesce(a.attoptions, '{}') as "isTold"
     from pg_index pair join pg_index other on other.indrelid = pair.indrelid and other.indexrelid <> pair.indexrelid
       join pg_class t on t.oid = pair.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = other.indkey[0]
     where t.relnamespace = 'public'::regnamespace and pair.indisunique and pair.indnkeyatts = 2 and pair.indpred is null
       and other.indkey[0] in (pair.indkey[0], pair.indkey[1]) and not (other.indisunique and other.indnkeyatts = 1)`,
  );

  const untold = rows.filter(({ isTold }) => !isTold).map(({ column }) => column);
  expect(rows.length).toBeGreaterThan(untold.length);
  expect(untold.sort()).toEqual([...exempt.keys()].sort());
});
