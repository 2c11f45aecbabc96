import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isVisibleTo } from '../../jobs/queries/visible.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import type { Side, Wanted } from '../candidates/policy/terms.ts';
import { candidatesSql } from '../candidates/queries/candidates.ts';
import type { StoredDocument } from '../score/documents/scorer.ts';
import { isOpenTalent } from './sides.ts';

/** A document with the id of its job or talent profile. */
export type OwnedDocument = StoredDocument & { id: string };

const idColumn = { job: sql`d.job_id`, talent: sql`d.talent_id` };

/** The documents of jobs or talents, as far as there are any. */
export async function readDocuments(executor: Executor, side: Side, ids: string[]): Promise<OwnedDocument[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<OwnedDocument>(sql`
    select ${idColumn[side]} as id, d.reading::text as reading, d.terms::text as terms from match_documents d
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

/** Those of one side that a person may see, but for their own, among these. */
export async function keepVisible(executor: Executor, side: Side, ids: string[], viewerId: string | null): Promise<Found[]> {
  if (ids.length === 0) return [];
  const among = sql.param(ids);
  const { rows } = await executor.execute<Found>(
    side === 'job'
      ? sql`select j.id, j.poster_id as "ownerId" from jobs j
          where j.id = any(${among}::uuid[]) and j.closed_at is null and j.poster_id is distinct from ${viewerId} and ${isVisibleTo(viewerId)}`
      : sql`select t.id, t.person_id as "ownerId" from talent_profiles t
          where t.id = any(${among}::uuid[]) and ${isOpenTalent} and t.person_id is distinct from ${viewerId} and ${visibleTalentTo(viewerId)}`,
  );
  return rows;
}
