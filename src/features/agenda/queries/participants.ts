import { sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { prefixQueryOf } from '../../../platform/server/folded-text.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql, connectedSql, connectionIdsSql } from '../../relations/queries.ts';

const mostShown = 10;

/** Caps the sorting when a common word matches many people: so many of one's connections, and as many of all. */
const mostRanked = 500;

/** Finds participants by the beginnings of words, connections first. */
export async function findParticipants(executor: Executor, viewerId: string, search: string): Promise<PersonSummary[]> {
  const words = prefixQueryOf(search);
  if (words === '') return [];
  const { rows } = await executor.execute<PersonRow & Record<string, unknown>>(sql`
    select ${sql.raw(personColumns('p', 'viewer.id'))}
    from (select ${viewerId}::uuid as id) viewer,
      ((select id from profiles where id in (${bindSql(connectionIdsSql, viewerId)}) and words @@ to_tsquery('simple', ${words}) limit ${mostRanked})
        union (select id from profiles where words @@ to_tsquery('simple', ${words}) limit ${mostRanked})) found
    join profiles p on p.id = found.id
    where p.id <> ${viewerId} and (select email_verified from accounts where id = p.id) and ${sql.raw(canSeeSql('p.id', 'viewer.id'))}
    order by (${sql.raw(connectedSql('p.id', 'viewer.id'))}) nulls last, p.first_name, p.last_name, p.id
    limit ${mostShown}`);
  return rows.map(toPerson);
}
