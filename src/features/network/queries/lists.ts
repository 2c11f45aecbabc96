import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { executePrepared, prepareSql } from '../../../platform/server/prepared.ts';
import { isNotSuspended } from '../../accounts/queries.ts';
import { canSee } from '../../relations/queries.ts';
import type { PeopleFilters, PeoplePage } from '../contract.ts';
import { networkPageSize } from '../policy.ts';
import { cardColumns, type ListedRow, matchesSql, nameOrderSql, toPage } from './people.ts';
import { readSharedOfMany, visibleSql } from './shared.ts';

type Asked = PeopleFilters & { order?: 'name'; after?: string };

/** Pairs of a person, each since a moment; of those who are `visible` the person sees more than name and picture. */
type Pairs = { since: SQL; where(viewerId: string): SQL; visible: keyof typeof visibleSql };

const requests = { since: sql`created_at`, visible: 'public' } as const;
const kinds = {
  connections: { since: sql`decided_at`, where: () => sql`status = 'accepted'`, visible: 'all' },
  received: { ...requests, where: (viewerId) => sql`status = 'pending' and requester_id <> ${viewerId}` },
  sent: { ...requests, where: (viewerId) => sql`status = 'pending' and requester_id = ${viewerId}` },
} satisfies Record<string, Pairs>;
type Kind = keyof typeof kinds;

/**
 * Both halves of a person's pairs, each by its own index; only as many as a page needs, unless a filter may leave some out or their
 * names give the order. A page by name begins after the person whom the cursor names; after one whom the viewer can't see there is nothing,
 * as after an unknown id.
 */
function pageSql(kind: Kind, { viewerId, time, id }: { viewerId: string; time: string; id: string }, asked: Asked): SQL {
  const { since, where, ...pairs }: Pairs = kinds[kind];
  const visible = sql.raw(visibleSql[pairs.visible]);
  const matches = matchesSql(viewerId, asked, visible);
  const isByName = asked.order === 'name';
  const isAfter =
    isByName && asked.after !== undefined
      ? sql`(${nameOrderSql('p')}) > (select ${nameOrderSql('q')} from profiles q where q.id = ${id}::uuid and ${canSee(sql`q.id`, viewerId)})`
      : sql`true`;
  const inOrder = (other: SQL) => (isByName ? sql`true` : sql`(${since}, ${other}) < (${time}::timestamptz, ${id}::uuid)`);
  const newest = (other: SQL) => sql`order by ${since} desc, ${other} desc limit ${networkPageSize + 1}`;
  const half = (own: SQL, other: SQL) => sql`(
    select ${other} as id, ${since} as since from connections
    where ${own} = ${viewerId} and ${where(viewerId)} and ${canSee(other, viewerId)} and ${inOrder(other)}
    ${matches === null && !isByName ? newest(other) : sql``})`;
  return sql`
    select c.since, ${cardColumns(viewerId, visible)}
    from (${half(sql`low_id`, sql`high_id`)} union all ${half(sql`high_id`, sql`low_id`)}) c
    join profiles p on p.id = c.id
    where ${matches ?? sql`true`} and ${isAfter}
    order by ${isByName ? nameOrderSql('p') : sql`c.since desc, c.id desc`}
    limit ${networkPageSize + 1}`;
}

const listNewest = (kind: Kind) =>
  prepareSql<ListedRow, 'viewerId' | 'time' | 'id'>((value) =>
    pageSql(kind, { viewerId: value('viewerId'), time: value('time'), id: value('id') }, {}),
  );
const newestOf = { connections: listNewest('connections'), received: listNewest('received'), sent: listNewest('sent') };

async function listPairs(db: Database, kind: Kind, viewerId: string, asked: Asked): Promise<PeoplePage> {
  const rows = await readPage(db, kind, viewerId, asked);
  const people = rows.slice(0, networkPageSize).map((row) => row.person_id);
  return toPage(rows, await readSharedOfMany(db, { viewerId, people, visible: kinds[kind].visible }));
}

async function readPage(db: Database, kind: Kind, viewerId: string, asked: Asked): Promise<ListedRow[]> {
  const [time, id] = beginAfter(asked.after);
  const isFiltered = matchesSql(viewerId, asked, sql`true`) !== null;
  if (!isFiltered && asked.order === undefined) return newestOf[kind](db, { viewerId, time, id });
  const page = pageSql(kind, { viewerId, time, id }, asked);
  // Of any number of searched words there would be any number of texts to prepare.
  return isFiltered ? (await db.execute<ListedRow>(page)).rows : executePrepared<ListedRow>(db, page);
}

/** A page of a person's connections, the newest first; they see each other's profiles. */
export function listConnections(db: Database, viewerId: string, asked: Asked): Promise<PeoplePage> {
  return listPairs(db, 'connections', viewerId, asked);
}

/** A page of the open requests that a person received or sent, the newest first. */
export function listRequests(
  db: Database,
  viewerId: string,
  { direction, ...asked }: Asked & { direction: 'received' | 'sent' },
): Promise<PeoplePage> {
  return listPairs(db, direction, viewerId, asked);
}

/** A page of the people whom a person blocks, the last first: name and picture alone. */
export async function listBlocked(db: Database, viewerId: string, after: string | undefined): Promise<PeoplePage> {
  const [time, id] = beginAfter(after);
  const { rows } = await db.execute<ListedRow>(sql`
    select b.created_at as since, ${cardColumns(viewerId, sql`false`)}
    from blocks b join profiles p on p.id = b.blocked_id
    where b.blocker_id = ${viewerId} and ${isNotSuspended(sql`p.id`)} and (b.created_at, b.blocked_id) < (${time}::timestamptz, ${id}::uuid)
    order by b.created_at desc, b.blocked_id desc
    limit ${networkPageSize + 1}`);
  return toPage(rows, new Map());
}
