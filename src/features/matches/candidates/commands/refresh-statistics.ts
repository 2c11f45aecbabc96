import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';

/** Of the terms that jobs have together: the fewest other jobs, the share of doubt, and the most for one term. */
const together = { fewest: 1, doubt: 3, most: 40, commonest: 0.05 };

/** Counts anew how many jobs have each term, and which terms they have together. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`delete from match_frequencies`);
    await tx.execute(sql`delete from match_together`);
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
    await tx.execute(sql`
      with jobs as (select count(*) as number from match_documents where side = 'job'),
      terms as (
        select term, document, frequency.jobs from match_postings join match_frequencies as frequency using (term), jobs
        where side = 'job' and (term like 's:%' or term like 't:%') and frequency.jobs <= greatest(20, ${together.commonest}::float * jobs.number)
      ),
      pairs as (
        select one.term, other.term as other, (count(*) - 1)::float / (one.jobs - 1 + ${together.doubt}::float) as share
        from terms as one join terms as other on other.document = one.document and other.term <> one.term
        where not (one.term like 't:%' and other.term like 't:%')
        group by one.term, one.jobs, other.term having count(*) > ${together.fewest}
      )
      insert into match_together (term, other, share)
      select term, other, share
      from (select *, row_number() over (partition by term order by share desc, other) as place from pairs) as ranked
      where place <= ${together.most}`);
  });
}
