import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { isVisibleTo } from '../../jobs/queries/visible.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import type { Side, Wanted, WantedTerms } from '../candidates/policy/terms.ts';
import { bestSql, candidatesSql } from '../candidates/queries/candidates.ts';
import type { StoredDocument } from '../score/documents/scorer.ts';
import { isOpenTalent } from './sides.ts';

/** A document with the id of its job or talent profile. */
type OwnedDocument = StoredDocument & { id: string };

const idColumn = { job: sql`d.job_id`, talent: sql`d.talent_id` };

/** The documents of jobs or talents, as far as there are any. */
export async function readDocuments(executor: Executor, side: Side, ids: string[]): Promise<OwnedDocument[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<OwnedDocument>(sql`
    select ${idColumn[side]} as id, d.reading, d.terms::text as terms from match_documents d
    where ${idColumn[side]} = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

/** One of one side and its owner. */
export type Found = { id: string; ownerId: string };

/** The candidates of one side, whoever may see them. */
export async function findAll(executor: Executor, side: Side, wanted: Wanted): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select ${idColumn[side]} as id from match_documents d where d.number in (${candidatesSql(side, wanted)})`);
  return rows.map(({ id }) => id);
}

/** SQL of the conditions that a person may see a job `j` or a talent profile `t`, which isn't their own and takes part. */
const visibleSql = {
  job: (viewerId: string | null) => sql`(j.closed_at is null and j.poster_id is distinct from ${viewerId} and ${isVisibleTo(viewerId)})`,
  talent: (viewerId: string | null) => sql`(${isOpenTalent} and t.person_id is distinct from ${viewerId} and ${visibleTalentTo(viewerId)})`,
};

/** Those of one side that a person may see, but for their own, among these. */
export async function keepVisible(executor: Executor, side: Side, ids: string[], viewerId: string | null): Promise<Found[]> {
  if (ids.length === 0) return [];
  const among = sql.param(ids);
  const { rows } = await executor.execute<Found>(
    side === 'job'
      ? sql`select j.id, j.poster_id as "ownerId" from jobs j where j.id = any(${among}::uuid[]) and ${visibleSql.job(viewerId)}`
      : sql`select t.id, t.person_id as "ownerId" from talent_profiles t where t.id = any(${among}::uuid[]) and ${visibleSql.talent(viewerId)}`,
  );
  return rows;
}

/** A document of one side, its owner, and whether a viewer may see it. */
export type Other = OwnedDocument & Found & { number: number; isVisible: boolean };

type WantedOthers = {
  terms: WantedTerms;
  /** Those that were read already. */
  known: Other[];
  viewerId: string;
};

/** The best candidates of one side by some terms that a person may see. One statement, as the next: upkeep asks both for every change. */
export function readBestOthers(executor: Executor, side: Side, { terms, known, viewerId }: WantedOthers): Promise<Other[]> {
  const numbers = sql.param(known.map(({ number }) => number));
  return executePrepared<Other>(
    executor,
    sql`select * from (${othersSql(side, bestSql(side, terms), viewerId)} where d.number <> all(${numbers}::integer[])) others where "isVisible"`,
  );
}

/** Those of one side with which one of the other has pairs, whoever may see them. */
export function readPairedOthers(executor: Executor, side: Side, { id, viewerId }: { id: string; viewerId: string }): Promise<Other[]> {
  const paired =
    side === 'job'
      ? sql`select d.number from job_matches m join match_documents d on d.job_id = m.job_id where m.talent_id = ${id}`
      : sql`select d.number from job_matches m join match_documents d on d.talent_id = m.talent_id where m.job_id = ${id}`;
  return executePrepared<Other>(executor, othersSql(side, paired, viewerId));
}

/** SQL of those whose numbers another statement finds. */
function othersSql(side: Side, found: SQL, viewerId: string): SQL {
  const of = side === 'job' ? sql`jobs j on j.id = d.job_id` : sql`talent_profiles t on t.id = d.talent_id`;
  const owner = side === 'job' ? sql`j.poster_id` : sql`t.person_id`;
  return sql`
    select d.number, ${idColumn[side]} as id, ${owner} as "ownerId", d.reading, d.terms::text as terms, ${visibleSql[side](viewerId)} as "isVisible"
    from (${found}) found(number) join match_documents d on d.number = found.number join ${of}`;
}
