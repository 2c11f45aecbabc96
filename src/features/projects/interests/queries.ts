import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Project } from '../contract.ts';
import type { Interest } from './contract.ts';

const pageSize = 20;

/** SQL of the roles of a project in which a viewer is interested, as JSON. Both are SQL expressions of an id. */
export function ownInterestsSql(project: string, viewer: string): string {
  return `(select coalesce(json_agg(i.role_id), '[]') from project_roles r join project_interests i on i.role_id = r.id
    where r.project_id = ${project} and i.person_id = ${viewer})`;
}

const countRows = prepareText<InterestCount>(`
  select i.role_id as "roleId", count(*)::int from project_roles r join project_interests i on i.role_id = r.id
  where r.project_id = $2 and ${canSeeSql('i.person_id', '$1::uuid')} group by i.role_id`);

type InterestCount = Project['interestCounts'][number];

/** How many people are interested in each role of a person's own project. Apart from the project, as other readers never see it. */
export function countInterests(executor: Executor, ownerId: string, projectId: string): Promise<InterestCount[]> {
  return countRows(executor, [ownerId, projectId]);
}

type ListedRow = PersonRow & { id: string; created_at: string } & Record<string, unknown>;

/** A page of the people who are interested in a role of a person's own project; null when it isn't theirs. */
export async function listInterests(
  executor: Executor,
  ownerId: string,
  { id, after }: { id: string; after?: string },
): Promise<{ interests: Interest[]; next: string | null } | null> {
  const { rows: own } = await executor.execute(sql`
    select 1 from project_roles r join projects p on p.id = r.project_id where r.id = ${id} and p.owner_id = ${ownerId}`);
  if (own.length === 0) return null;
  const [time, place] = beginAfter(after);
  const { rows } = await executor.execute<ListedRow>(sql`
    select i.id, i.created_at, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${ownerId}::uuid as id) v, project_interests i
    join profiles a on a.id = i.person_id
    where i.role_id = ${id} and (i.created_at, i.id) < (${time}::timestamptz, ${place}::uuid) and ${sql.raw(canSeeSql('i.person_id', 'v.id'))}
    order by i.created_at desc, i.id desc
    limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    interests: shown.map((row) => ({ person: toPerson(row), createdAt: isoOf(row.created_at) })),
    next: last === undefined ? null : `${isoOf(last.created_at)}_${last.id}`,
  };
}
