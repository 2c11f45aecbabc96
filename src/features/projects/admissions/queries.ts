import { sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Access, Admission, admissionLists } from './contract.ts';
import { type AdmissionState, accessAgainFrom } from './policy.ts';

const pageSize = 20;

/**
 * SQL of a query of those whom a feature admits to a project, as `reader`: the id of a person, or an address.
 * `project` and `now` are SQL expressions.
 */
export type AdmittedSql = (project: string, now: string) => string;

declare module '../../../platform/server/services.ts' {
  interface FeatureServices {
    /** Everyone who is admitted to a project, in whichever way (app/admitted.ts). */
    admitted: readonly AdmittedSql[];
  }
}

export const admissionsSql: AdmittedSql = (project) =>
  `select person_id::text as reader from project_admissions where project_id = ${project} and status = 'admitted'`;

/** How many readers are admitted to a project, each once; without one of them where `except` names them. A person and an address are two. */
export async function countAdmitted(
  executor: Executor,
  { admitted, clock }: Pick<Services, 'admitted' | 'clock'>,
  { projectId, except = '' }: { projectId: string; except?: string | undefined },
): Promise<number> {
  const readers = bindSql(
    (project, now) => admitted.map((write) => write(project, now)).join(' union all '),
    sql`${projectId}::uuid`,
    sql`${clock.now().toISOString()}::timestamptz`,
  );
  const { rows } = await executor.execute<{ count: number }>(sql`
    select count(distinct reader)::int as count from (${readers}) admitted where reader <> ${except}`);
  return rows[0]?.count ?? 0;
}

export type AccessRow = { status: AdmissionState; answer: string; changed_at: string } | null;

/** SQL of a viewer's access to a project as JSON; null without a request. Both are SQL expressions of an id. */
export function accessSql(project: string, viewer: string): string {
  return `(select json_build_object('status', d.status, 'answer', d.answer, 'changed_at', d.changed_at)
    from project_admissions d where d.project_id = ${project} and d.person_id = ${viewer})`;
}

export function toAccess(row: AccessRow, now: Date): Access {
  if (row === null) return { state: null, answer: '', askAgainFrom: null };
  const askAgainFrom = accessAgainFrom({ status: row.status, changedAt: new Date(row.changed_at) }, now);
  return { state: row.status, answer: row.answer, askAgainFrom: askAgainFrom?.toISOString() ?? null };
}

type ListedRow = PersonRow & { id: string; note: string; changed_at: string } & Record<string, unknown>;
type Asked = { id: string; list: (typeof admissionLists)[number]; after?: string };
type Page = { admissions: Admission[]; next: string | null; admittedCount: number };

/** A page of the people who ask for access to a person's own project, or have it; null when it isn't theirs. */
export async function listAdmissions(
  services: Pick<Services, 'db' | 'admitted' | 'clock'>,
  ownerId: string,
  { id, list, after }: Asked,
): Promise<Page | null> {
  const { db } = services;
  const { rows: found } = await db.execute(sql`select 1 from projects p where p.id = ${id} and p.owner_id = ${ownerId}`);
  if (found.length === 0) return null;
  const [time, place] = beginAfter(after);
  const { rows } = await db.execute<ListedRow>(sql`
    select d.id, d.note, d.changed_at, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${ownerId}::uuid as id) v, project_admissions d
    join profiles a on a.id = d.person_id
    where d.project_id = ${id} and d.status = ${list} and (d.changed_at, d.id) < (${time}::timestamptz, ${place}::uuid)
      and ${sql.raw(canSeeSql('d.person_id', 'v.id'))}
    order by d.changed_at desc, d.id desc
    limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    admissions: shown.map((row) => ({ person: toPerson(row), note: row.note, since: isoOf(row.changed_at) })),
    next: last === undefined ? null : `${isoOf(last.changed_at)}_${last.id}`,
    admittedCount: await countAdmitted(db, services, { projectId: id }),
  };
}
