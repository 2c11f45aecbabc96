import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';
import type { Reading } from '../../score/policy/reading.ts';
import { documentNumber, postedNumbers, type Side } from '../policy/terms.ts';

type Document = { id: number; reading: Reading; terms: JobTerms | TalentTerms };

/** Writes what was read of jobs or talents, with the terms by which they are found. */
export async function writeDocuments(db: Executor, side: Side, documents: Document[]): Promise<void> {
  const json = (field: (document: Document) => unknown) => sql.param(documents.map((document) => JSON.stringify(field(document))));
  const numbers = documents.map(({ id }) => documentNumber(side, id));
  await db.execute(sql`
    insert into match_documents (number, reading, terms)
    select number, reading, terms
    from unnest(${sql.param(numbers)}::integer[], ${json(({ reading }) => reading)}::json[], ${json(({ terms }) => terms)}::json[]) as of(number, reading, terms)
    on conflict (number) do update set reading = excluded.reading, terms = excluded.terms`);
  await writePostings(
    db,
    documents.map(({ id, reading }) => ({ number: documentNumber(side, id), posted: postedNumbers(reading) })),
  );
}

/** Makes documents findable by these terms and no others. */
export async function writePostings(db: Executor, documents: { number: number; posted: number[] }[]): Promise<void> {
  const postings = documents.flatMap(({ number, posted }) => posted.map((term) => ({ number, term })));
  const of = sql`unnest(${sql.param(postings.map(({ term }) => term))}::integer[], ${sql.param(postings.map(({ number }) => number))}::integer[]) as of(term, document)`;
  await db.execute(sql`
    delete from match_postings posting where document = any(${sql.param(documents.map(({ number }) => number))}::integer[])
      and not exists (select from ${of} where of.term = posting.term and of.document = posting.document)`);
  await db.execute(sql`insert into match_postings (term, document) select term, document from ${of} on conflict do nothing`);
}
