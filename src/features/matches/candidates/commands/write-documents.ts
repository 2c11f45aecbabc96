import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { executePrepared } from '../../../../platform/server/prepared.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';
import type { Reading } from '../../score/policy/reading.ts';
import { writeReading } from '../../score/policy/written.ts';
import { documentNumber, postedNumbers, type Side } from '../policy/terms.ts';

type Document = { id: number; reading: Reading; terms: JobTerms | TalentTerms };

/** Writes what was read of jobs or talents, with the terms by which they are found. */
export async function writeDocuments(db: Executor, side: Side, documents: Document[]): Promise<void> {
  const readings = sql.param(documents.map(({ reading }) => writeReading(reading)));
  const terms = sql.param(documents.map((document) => JSON.stringify(document.terms)));
  const numbers = documents.map(({ id }) => documentNumber(side, id));
  await db.execute(sql`
    insert into match_documents (number, reading, terms)
    select number, reading, terms
    from unnest(${sql.param(numbers)}::integer[], ${readings}::text[], ${terms}::json[]) as of(number, reading, terms)
    on conflict (number) do update set reading = excluded.reading, terms = excluded.terms`);
  await writePostings(
    db,
    documents.map(({ id, reading }) => ({ number: documentNumber(side, id), posted: postedNumbers(reading) })),
  );
}

/** Makes documents findable by these terms and no others. Only the differences are written. */
export async function writePostings(db: Executor, documents: { number: number; posted: number[] }[]): Promise<void> {
  const postings = documents.flatMap(({ number, posted }) => posted.map((term) => ({ number, term })));
  const list = (of: number[]) => sql`${sql.param(of)}::integer[]`;
  await executePrepared(
    db,
    sql`
    with wanted as materialized (
      select term, document from unnest(${list(postings.map(({ term }) => term))}, ${list(postings.map(({ number }) => number))}) as of(term, document)
    ), stored as materialized (
      select term, document from match_postings where document = any(${list(documents.map(({ number }) => number))})
    ), removed as (
      delete from match_postings posting using (table stored except table wanted) gone
      where posting.term = gone.term and posting.document = gone.document
    )
    insert into match_postings (term, document) table wanted except table stored on conflict do nothing`,
  );
}
