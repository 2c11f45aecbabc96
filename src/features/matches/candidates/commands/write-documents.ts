import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';
import type { Reading } from '../../score/policy/reading.ts';
import { postedTerms, type Side } from '../policy/terms.ts';

type Document = { id: number; reading: Reading; terms: JobTerms | TalentTerms };

/** Writes what was read of jobs or talents, with the terms by which they are found. */
export async function writeDocuments(db: Executor, side: Side, documents: Document[]): Promise<void> {
  const json = (field: (document: Document) => unknown) => sql.param(documents.map((document) => JSON.stringify(field(document))));
  const ids = documents.map(({ id }) => id);
  const postings = documents.flatMap(({ id, reading }) => [...new Set(postedTerms(reading))].map((term) => ({ id, term })));
  await db.execute(sql`delete from match_postings where side = ${side} and document = any(${sql.param(ids)}::integer[])`);
  await db.execute(sql`
    insert into match_documents (side, id, reading, terms)
    select ${side}, id, reading, terms
    from unnest(${sql.param(ids)}::integer[], ${json(({ reading }) => reading)}::jsonb[], ${json(({ terms }) => terms)}::jsonb[]) as of(id, reading, terms)
    on conflict (side, id) do update set reading = excluded.reading, terms = excluded.terms`);
  await db.execute(sql`
    insert into match_postings (side, term, document)
    select ${side}, term, document
    from unnest(${sql.param(postings.map(({ term }) => term))}::text[], ${sql.param(postings.map(({ id }) => id))}::integer[]) as of(term, document)`);
}
