import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prefixQueryOf } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql, connectionIdsSql } from '../../relations/queries.ts';
import type { ListedMember, Member, Membership } from './contract.ts';
import { type MemberState, mayAccept } from './policy.ts';

export type MemberRow = PersonRow & { role: string };

export function toMember(row: MemberRow): Member {
  return { ...toPerson(row), role: row.role };
}

/** SQL of the team of a project as JSON, in the order in which they joined, as a viewer may see it. Both are SQL expressions of an id. */
export function membersSql(project: string, viewer: string): string {
  return `(select coalesce(json_agg(m order by m.changed_at, m.id), '[]') from (
    select t.id, t.changed_at, t.role, ${personColumns('person', viewer)}
    from project_members t join profiles person on person.id = t.person_id
    where t.project_id = ${project} and t.status = 'member' and ${canSeeSql('t.person_id', viewer)}) m)`;
}

/** SQL of a viewer's own place in a team as JSON; null without one. */
export function membershipSql(project: string, viewer: string): string {
  return `(select json_build_object('status', t.status, 'role', t.role, 'changedAt', t.changed_at) from project_members t
    where t.project_id = ${project} and t.person_id = ${viewer})`;
}

export type MembershipRow = { status: MemberState; role: string; changedAt: string } | null;

/** A viewer's own place in a team; null once they can't accept any more what they declined. */
export function toMembership(row: MembershipRow, now: Date): Membership | null {
  if (row === null) return null;
  const { status, role } = row;
  return status === 'member' || mayAccept({ status, role, changedAt: new Date(row.changedAt) }, now) ? { state: status, role } : null;
}

type ListedRow = MemberRow & { status: ListedMember['state']; changed_at: string } & Record<string, unknown>;

/** The team of a person's own project, in the order in which they were asked or joined; null when it isn't theirs. */
export async function listMembers(executor: Executor, ownerId: string, projectId: string): Promise<ListedMember[] | null> {
  const { rows: own } = await executor.execute(sql`select 1 from projects where id = ${projectId} and owner_id = ${ownerId}`);
  if (own.length === 0) return null;
  const { rows } = await executor.execute<ListedRow>(sql`
    select t.role, t.status, t.changed_at, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${ownerId}::uuid as id) v, project_members t
    join profiles a on a.id = t.person_id
    where t.project_id = ${projectId} and t.status <> 'declined' and ${sql.raw(canSeeSql('t.person_id', 'v.id'))}
    order by t.changed_at, t.id`);
  return rows.map((row) => ({ person: toMember(row), state: row.status, since: isoOf(row.changed_at) }));
}

const mostFound = 10;

/** Finds a viewer's connections by the beginnings of words. */
export async function findConnections(executor: Executor, viewerId: string, search: string): Promise<PersonSummary[]> {
  const words = prefixQueryOf(search);
  if (words === '') return [];
  const { rows } = await executor.execute<PersonRow & Record<string, unknown>>(sql`
    select ${sql.raw(personColumns('p', 'v.id'))}
    from (select ${viewerId}::uuid as id) v, profiles p
    where p.id in (${sql.raw(connectionIdsSql('v.id'))}) and p.words @@ to_tsquery('simple', ${words})
      and ${sql.raw(canSeeSql('p.id', 'v.id'))}
    order by p.first_name, p.last_name, p.id
    limit ${mostFound}`);
  return rows.map(toPerson);
}
