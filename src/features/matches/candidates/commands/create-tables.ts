import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';

/** Makes the tables by which candidates are found, as in the migrations but for what belongs to Kiem's own jobs and talents (docs/decisions/048). */
export async function createCandidateTables(db: Executor): Promise<void> {
  await db.execute(sql`
    create table match_documents (number integer primary key, reading text not null, terms json not null);
    create table match_postings (term integer not null, document integer not null, primary key (term, document));
    create index match_postings_document on match_postings (document);
    create table match_frequencies (term text primary key, jobs integer not null);
    create table match_statistics (version integer primary key, counted_at timestamptz not null, jobs integer not null, length double precision not null);
  `);
}
