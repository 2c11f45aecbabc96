import { sql } from 'drizzle-orm';
import { type Database, longTransaction } from '../../../../platform/server/database.ts';
import { gramLength } from '../../score/policy/reading.ts';

/** Counts anew how many jobs have each term. What one job alone has isn't kept: nothing is rarer. */
export async function refreshStatistics(db: Database, now = new Date()): Promise<void> {
  await longTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ version: number }>(sql`delete from match_statistics returning version`);
    await tx.execute(sql`delete from match_frequencies`);
    await tx.execute(sql`
      insert into match_frequencies (term, jobs)
      select term, count(*) from match_documents, ${termsSql} as of(term) where number >= 0 group by term having count(*) > 1`);
    await tx.execute(sql`
      insert into match_statistics (version, counted_at, jobs, length)
      select ${(rows[0]?.version ?? 0) + 1}, ${now.toISOString()}::timestamptz, count(*) filter (where number >= 0),
        coalesce(avg(split_part(reading, E'\\n', 1)::integer) filter (where number < 0), 1)::float
      from match_documents`);
  });
}

/** SQL of the sequences of letters in a `run`. */
const gramsOfRun = `lateral (select substr(run, place, ${gramLength}) from generate_series(1, length(run) - ${gramLength - 1}) as place) as of_run(gram)`;

/** SQL of the terms of a reading, as `writeReading` wrote it, each once: its lists have each of theirs once. */
const termsSql = sql.raw(String.raw`lateral (select string_to_array(reading, E'\n') as line) as written, lateral (
  select 't:' || stem from string_to_table(line[2], ' ') as stem
  union all select 'w:' || stem from string_to_table(line[3], ' ') as stem
  union all select 'h:' || gram from string_to_table(line[5], ',') as run, ${gramsOfRun}
  union all select 'g:' || gram from string_to_table(line[6], ',') as run, ${gramsOfRun}
  union all select 's:' || split_part(skill, E'\t', 2) from unnest(line[7:]) as skill)`);
