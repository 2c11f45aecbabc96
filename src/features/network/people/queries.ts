import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { prefixQueryOf } from '../../../platform/server/folded-text.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { isOfFirstSixteenth, isOfFirstSixteenthSql } from '../../profiles/tables.ts';
import { canSee } from '../../relations/queries.ts';
import type { PeopleFilters } from '../contract.ts';
import { networkPageSize } from '../policy.ts';
import { cardColumns, matchesSql, type NetworkPersonRow, toNetworkPerson } from '../queries/people.ts';
import type { FoundPeople } from './contract.ts';

type Asked = PeopleFilters & { search: string; after?: string };

/** Before every person of either part: where the first page begins. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * A page of people found by words, without those whom the viewer is connected to or has an open request with. The first sixteenth
 * of all people comes before the rest, each by id: a page of a common name looks at no more than those of the sixteenth who have it.
 */
export async function searchPeople(db: Database, viewerId: string, { search, after = first, ...filters }: Asked): Promise<FoundPeople> {
  const words = prefixQueryOf(search);
  if (words === '') return { people: [], next: null };
  const findAfter = async (place: Place, most: number) => findPart(db, { viewerId, words, filters, place, most });
  const isInFirst = isOfFirstSixteenth(after);
  const rows = isInFirst ? await findAfter({ part: 'first', after }, networkPageSize + 1) : [];
  const lacking = networkPageSize + 1 - rows.length;
  if (lacking > 0) rows.push(...(await findAfter({ part: 'rest', after: isInFirst ? first : after }, lacking)));
  const people = rows.slice(0, networkPageSize).map((row) => ({ person: toNetworkPerson(row) }));
  return { people, next: rows.length > networkPageSize ? (people.at(-1)?.person.id ?? null) : null };
}

type Place = { part: 'first' | 'rest'; after: string };
type Part = { viewerId: string; words: string; filters: PeopleFilters; place: Place; most: number };

/** The people of one part who have the words, in the order of their ids. */
async function findPart(db: Database, { viewerId, words, filters, place: { part, after }, most }: Part): Promise<NetworkPersonRow[]> {
  const visible = sql`p.is_public`;
  const isOfPart = sql.raw(`${part === 'first' ? '' : 'not '}${isOfFirstSixteenthSql('p')}`);
  return executePrepared<NetworkPersonRow & Record<string, unknown>>(
    db,
    sql`
    select ${cardColumns(viewerId, visible)}
    -- In their order first: only as many are looked at closely as the page shows, however many have such a name.
    from (select p.id from profiles p
      where p.words @@ to_tsquery('simple', ${words}) and ${isOfPart} and p.id > ${after} order by p.id offset 0) found
    join profiles p on p.id = found.id
    where p.id <> ${viewerId} and (select email_verified from accounts where id = p.id) and ${canSee(sql`p.id`, viewerId)}
      and (select true from connections
        where low_id = least(p.id, ${viewerId}) and high_id = greatest(p.id, ${viewerId}) and status in ('pending', 'accepted')) is null
      and ${matchesSql(viewerId, filters, visible) ?? sql`true`}
    order by found.id
    limit ${most}`,
  );
}
