import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { type CardRow, cardColumns, toCard } from '../queries/card.ts';
import { pageSize } from '../queries/list.ts';
import { viewerSql, visibleProjectSql } from '../queries/visible.ts';
import type { SavedMark, SavedProject } from './contract.ts';
import type { Stage } from './policy.ts';

/** The condition that a viewer can see a row `p` of projects: one that was withdrawn stays saved, and out of sight. */
export function isVisibleTo(viewerId: string): SQL {
  return bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId));
}

/** All that a person saved and can see, without the projects. */
export async function listMarks(db: Database, personId: string): Promise<SavedMark[]> {
  const { rows } = await db.execute<SavedMark>(sql`
    select s.project_id as "projectId", s.stage, s.note <> '' as "hasNote"
    from saved_projects s join projects p on p.id = s.project_id
    where s.person_id = ${personId} and ${isVisibleTo(personId)}
    order by s.saved_at desc, s.project_id desc`);
  return rows;
}

/** The note on a project that a person saved; null when they didn't, or can't see it. */
export async function readNote(executor: Executor, personId: string, projectId: string): Promise<string | null> {
  const { rows } = await executor.execute<{ note: string }>(sql`
    select s.note from saved_projects s join projects p on p.id = s.project_id
    where s.person_id = ${personId} and s.project_id = ${projectId} and ${isVisibleTo(personId)}`);
  return rows[0]?.note ?? null;
}

type SavedRow = CardRow & { stage: Stage; note: string; saved_at: string } & Record<string, unknown>;
type Asked = { stage?: Stage | undefined; after?: string | undefined };

/** A page of the projects that a person saved and can see, the last saved first. */
export async function listSaved(
  db: Database,
  personId: string,
  { stage, after }: Asked,
): Promise<{ saved: SavedProject[]; next: string | null }> {
  const [time, id] = beginAfter(after);
  const { rows } = await db.execute<SavedRow>(sql`
    select ${sql.raw(cardColumns)}, s.stage, s.note, s.saved_at
    from (select ${viewerSql(personId)} as id) v, saved_projects s
    join projects p on p.id = s.project_id
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    where s.person_id = ${personId} and (s.saved_at, s.project_id) < (${time}::timestamptz, ${id}::uuid)
      ${stage === undefined ? sql`` : sql`and s.stage = ${stage}`} and ${isVisibleTo(personId)}
    order by s.saved_at desc, s.project_id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    saved: shown.map((row) => ({ project: toCard(row, personId), stage: row.stage, note: row.note, savedAt: isoOf(row.saved_at) })),
    next: last === undefined ? null : `${isoOf(last.saved_at)}_${last.id}`,
  };
}
