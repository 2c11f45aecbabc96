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

/** SQL of the terms of a reading, each once; all of its lists but those of parents have each of theirs once. It is parsed once for all. */
const termsSql = sql.raw(`lateral (select reading::jsonb as read offset 0) as parsed, lateral (
  select 's:' || (skill->>'key') from jsonb_array_elements(read->'skills') as skill
  union all select distinct 'p:' || parent from jsonb_array_elements(read->'skills') as skill, jsonb_array_elements_text(skill->'parents') as parent
  union all select 't:' || stem from jsonb_array_elements_text(read->'title') as stem
  union all select 'w:' || (word->>0) from jsonb_array_elements(read->'words') as word
  union all select 'h:' || gram from jsonb_array_elements_text(read->'titleGrams') as gram
  union all select 'g:' || gram from jsonb_array_elements_text(read->'grams') as gram)`);
