import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { canSee } from '../../relations/queries.ts';
import type { NetworkCounts, PeopleFilters, Suggestion } from '../contract.ts';
import { shownSuggestions } from '../policy.ts';
import { cardColumns, matchesSql, type NetworkPersonRow, toNetworkPerson } from './people.ts';

type SuggestionRow = NetworkPersonRow & {
  shared_connections: number;
  sector: string | null;
  skill: string | null;
  same_company: boolean;
  same_place: boolean;
} & Record<string, unknown>;

/**
 * A person's prepared suggestions that still hold: what happened since they were prepared counts at once. Whoever has a row
 * with the viewer is left out, who declined or was declined too.
 */
function stillHolds(viewerId: string): SQL {
  return sql`s.person_id = ${viewerId} and p.is_public
    and (select true from connections where low_id = least(s.person_id, s.suggested_id) and high_id = greatest(s.person_id, s.suggested_id)) is null
    and (select true from dismissals where person_id = s.person_id and dismissed_id = s.suggested_id) is null
    and ${canSee(sql`s.suggested_id`, viewerId)}`;
}

/** The best suggestions of a person that match. */
export async function listSuggestions(db: Database, viewerId: string, filters: PeopleFilters): Promise<Suggestion[]> {
  // The filters look in those that would be shown without them.
  const { rows } = await db.execute<SuggestionRow>(sql`
    select s.shared_connections, s.sector, s.skill, s.same_company, s.same_place, ${cardColumns(viewerId, sql`true`)}
    from (
      select s.* from suggestions s join profiles p on p.id = s.suggested_id
      where ${stillHolds(viewerId)} order by s.score desc, s.suggested_id desc limit ${shownSuggestions}
    ) s join profiles p on p.id = s.suggested_id
    where ${matchesSql(viewerId, filters, sql`true`) ?? sql`true`}
    order by s.score desc, s.suggested_id desc`);
  return rows.map((row) => ({
    person: toNetworkPerson(row),
    sharedConnections: row.shared_connections,
    sector: row.sector,
    skill: row.skill,
    sameCompany: row.same_company,
    samePlace: row.same_place,
  }));
}

/** The number of people on each tab. */
export async function readCounts(db: Database, viewerId: string): Promise<NetworkCounts> {
  const { rows } = await db.execute<NetworkCounts>(sql`
    select
      ((select count(*) from connections where low_id = ${viewerId} and status = 'accepted' and ${canSee(sql`high_id`, viewerId)})
        + (select count(*) from connections where high_id = ${viewerId} and status = 'accepted' and ${canSee(sql`low_id`, viewerId)}))::int as connections,
      ((select count(*) from connections where low_id = ${viewerId} and status = 'pending' and requester_id <> ${viewerId} and ${canSee(sql`high_id`, viewerId)})
        + (select count(*) from connections where high_id = ${viewerId} and status = 'pending' and requester_id <> ${viewerId} and ${canSee(sql`low_id`, viewerId)}))::int as requests,
      (select least(count(*), ${shownSuggestions}) from suggestions s join profiles p on p.id = s.suggested_id where ${stillHolds(viewerId)})::int
        as suggestions`);
  return rows[0] ?? { connections: 0, requests: 0, suggestions: 0 };
}

/** Whether a person's suggestions were ever prepared. */
export async function hasSuggestions(db: Database, personId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from suggestion_runs where person_id = ${personId}`);
  return rows.length > 0;
}
