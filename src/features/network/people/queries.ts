import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { prefixQueryOf } from '../../../platform/server/folded-text.ts';
import { personWordsSql } from '../../profiles/tables.ts';
import { canSee } from '../../relations/queries.ts';
import type { PeopleFilters } from '../contract.ts';
import { networkPageSize } from '../policy.ts';
import { cardColumns, matchesSql, type NetworkPersonRow, toNetworkPerson } from '../queries/people.ts';
import type { FoundPeople } from './contract.ts';

type Asked = PeopleFilters & { search: string; after?: string };

/** Before every person: where the first page begins. */
const first = '00000000-0000-0000-0000-000000000000';

/** A page of people found by words, without those whom the viewer is connected to or has an open request with. */
export async function searchPeople(db: Database, viewerId: string, { search, after = first, ...filters }: Asked): Promise<FoundPeople> {
  const words = prefixQueryOf(search);
  if (words === '') return { people: [], next: null };
  const visible = sql`p.is_public`;
  const { rows } = await db.execute<NetworkPersonRow & Record<string, unknown>>(sql`
    select ${cardColumns(viewerId, visible)}
    -- In their order first: only as many are looked at closely as the page shows, however many have such a name.
    from (select p.id from profiles p where ${sql.raw(personWordsSql)} @@ to_tsquery('simple', ${words}) and p.id > ${after} order by p.id offset 0) found
    join profiles p on p.id = found.id
    where p.id <> ${viewerId} and (select email_verified from accounts where id = p.id) and ${canSee(sql`p.id`, viewerId)}
      and (select true from connections
        where low_id = least(p.id, ${viewerId}) and high_id = greatest(p.id, ${viewerId}) and status in ('pending', 'accepted')) is null
      and ${matchesSql(viewerId, filters, visible) ?? sql`true`}
    order by found.id
    limit ${networkPageSize + 1}`);
  const people = rows.slice(0, networkPageSize).map((row) => ({ person: toNetworkPerson(row) }));
  return { people, next: rows.length > networkPageSize ? (people.at(-1)?.person.id ?? null) : null };
}
