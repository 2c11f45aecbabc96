import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';

/** Counts anew how many jobs have each term. What one job alone has isn't kept: nothing is rarer. */
export async function refreshStatistics(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ version: number }>(sql`delete from match_statistics returning version`);
    await tx.execute(sql`delete from match_frequencies`);
    await tx.execute(sql`
      insert into match_frequencies (term, jobs)
      select term, count(*) from match_documents, ${termsSql} as of(term) where number >= 0 group by term having count(*) > 1`);
    await tx.execute(sql`
      insert into match_statistics (version, counted_at, jobs, length)
      select ${(rows[0]?.version ?? 0) + 1}, ${now.toISOString()}::timestamptz, count(*) filter (where number >= 0),
        coalesce(avg((reading->>'length')::integer) filter (where number < 0), 1)::float
      from match_documents`);
  });
}

/** SQL of the terms of a reading, each once. */
const termsSql = sql.raw(`lateral (
  select 's:' || (skill->>'key') from json_array_elements(reading->'skills') as skill
  union select 'p:' || parent from json_array_elements(reading->'skills') as skill, json_array_elements_text(skill->'parents') as parent
  union select 't:' || stem from json_array_elements_text(reading->'title') as stem
  union select 'w:' || (word->>0) from json_array_elements(reading->'words') as word
  union select 'h:' || gram from json_array_elements_text(reading->'titleGrams') as gram
  union select 'g:' || gram from json_array_elements_text(reading->'grams') as gram)`);
