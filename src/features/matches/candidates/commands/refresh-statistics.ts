import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';

/** Counts anew how many jobs have each term. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`delete from match_frequencies`);
    await tx.execute(sql`
      insert into match_frequencies (term, jobs)
      select term, count(*) from match_postings where side = 'job' group by term
      union all
      select 'g:' || gram, count(*)
      from match_documents, jsonb_array_elements_text(reading->'grams') as gram where side = 'job' group by gram
      union all
      select 'p:' || parent, count(distinct id)
      from match_documents, jsonb_array_elements(reading->'skills') as skill, jsonb_array_elements_text(skill->'parents') as parent
      where side = 'job' group by parent`);
  });
}
