import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';

/** Makes the tables by which candidates are found (docs/decisions/048). */
export async function createCandidateTables(db: Executor): Promise<void> {
  await db.execute(sql`
    create table match_documents (
      side text not null check (side in ('job', 'talent')),
      id integer not null,
      reading jsonb not null,
      -- Conditions: place, kind of work, pay.
      terms jsonb not null,
      primary key (side, id)
    );
    create table match_postings (
      side text not null,
      term text collate "C" not null,
      document integer not null,
      -- Serves the candidates: the documents of a term.
      primary key (side, term, document)
    );
    -- Serves the renewal of one document.
    create index match_postings_document on match_postings (side, document);
    -- The number of jobs with each term, as of the last refresh.
    create table match_frequencies (
      term text collate "C" primary key,
      jobs integer not null
    );
  `);
}
