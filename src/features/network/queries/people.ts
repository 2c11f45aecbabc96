import { type SQL, sql } from 'drizzle-orm';
import { foldedSql, patternOf, wordsOf } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { type PersonRow, toPerson } from '../../profiles/queries.ts';
import { openToWorkFor } from '../../profiles/talent/queries.ts';
import type { NetworkPerson, PeopleFilters, PeoplePage, Shared } from '../contract.ts';
import { networkPageSize } from '../policy.ts';

export type NetworkPersonRow = PersonRow & { roles: NetworkPerson['roles']; location: string; open_to_work: boolean };

/** The columns of a card, of a row `p` of profiles; `visible` is a condition: that the viewer may see more than name and picture. */
export function cardColumns(viewerId: string, visible: SQL): SQL {
  return sql`p.id as person_id, p.first_name, p.last_name, p.avatar_id,
    case when ${visible} then p.job_title else '' end as job_title,
    case when ${visible} then p.company else '' end as company,
    case when ${visible} then p.roles else '{}' end as roles,
    case when ${visible} then p.location else '' end as location,
    (${visible} and ${openToWorkFor(viewerId)}) as open_to_work`;
}

export function toNetworkPerson(row: NetworkPersonRow): NetworkPerson {
  return { ...toPerson(row), roles: row.roles, location: row.location, openToWork: row.open_to_work };
}

/** The condition that a row `p` of profiles matches; null when nothing is looked for. */
export function matchesSql(viewerId: string, { search = '', role, sector, place = '', work }: PeopleFilters, visible: SQL): SQL | null {
  const names = sql.raw(foldedSql(`p.first_name || ' ' || p.last_name`));
  const jobs = sql.raw(foldedSql(`p.job_title || ' ' || p.company`));
  const conditions = [
    ...wordsOf(search).map((word) => sql`(${names} like ${patternOf(word)} or (${visible} and ${jobs} like ${patternOf(word)}))`),
    ...(role === undefined ? [] : [sql`(${visible} and ${role} = any(p.roles))`]),
    ...(sector === undefined ? [] : [sql`(${visible} and 'investor' = any(p.roles) and ${sector} = any(p.preferred_sectors))`]),
    ...(place === '' ? [] : [sql`(${visible} and ${sql.raw(foldedSql('p.location'))} like ${patternOf(place.normalize('NFC'))})`]),
    ...(work === undefined ? [] : [sql`(${visible} and ${openToWorkFor(viewerId)})`]),
  ];
  return conditions.length === 0 ? null : sql.join(conditions, sql` and `);
}

/** The order by name, as it is read, of a row of profiles. */
export const nameOrderSql = (profile: 'p' | 'q') =>
  sql.raw(`${foldedSql(`${profile}.first_name || ' ' || ${profile}.last_name`)}, ${profile}.id`);

export type ListedRow = NetworkPersonRow & { since: string } & Record<string, unknown>;

const none: Shared = { count: 0, people: [] };

/** A page of rows of which one more was read than is shown, with what the viewer shares with these people. */
export function toPage(rows: ListedRow[], shared: Map<string, Shared>): PeoplePage {
  const people = rows.slice(0, networkPageSize).map((row) => ({
    person: toNetworkPerson(row),
    shared: shared.get(row.person_id) ?? none,
    since: isoOf(row.since),
  }));
  const last = people.at(-1);
  return { people, next: rows.length > networkPageSize && last !== undefined ? `${last.since}_${last.person.id}` : null };
}
