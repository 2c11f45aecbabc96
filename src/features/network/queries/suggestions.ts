import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { prepareSql, prepareText } from '../../../platform/server/prepared.ts';
import { canSee } from '../../relations/queries.ts';
import type { NetworkCounts, PeopleFilters, Suggestion } from '../contract.ts';
import { shownSuggestions } from '../policy.ts';
import { cardColumns, matchesSql, type NetworkPersonRow, nameOrderSql, toNetworkPerson } from './people.ts';
import { readSharedOfMany } from './shared.ts';

type SuggestionRow = NetworkPersonRow & {
  bio: string;
  shared_connections: number;
  sector: string | null;
  skill: string | null;
  same_company: boolean;
  same_place: boolean;
} & Record<string, unknown>;

/** The characters of a bio that a card reads: more than its two lines hold. */
const shownBio = 280;

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

/** Those that match, as rows `s` with the profile `p`. The filters look in those that would be shown without them. */
function matchingSql(viewerId: string, filters: PeopleFilters): SQL {
  return sql`(
      select s.* from suggestions s join profiles p on p.id = s.suggested_id
      where ${stillHolds(viewerId)} order by s.score desc, s.suggested_id desc limit ${shownSuggestions}
    ) s join profiles p on p.id = s.suggested_id
    where ${matchesSql(viewerId, filters, sql`true`) ?? sql`true`}`;
}

/** The fields of a person that are compared with those of suggested people. Sectors are those of investors. */
export function comparedSql(personId: string): SQL {
  return sql`select id, lower(company) as company, lower(location) as location, skills,
    case when 'investor' = any(roles) then preferred_sectors else '{}' end as sectors from profiles where id = ${personId}`;
}

/** The prepared reasons, without those that a change of either profile took away. */
const reasonColumns = sql`
  s.same_company and p.company <> '' and lower(p.company) = me.company as same_company,
  s.same_place and p.location <> '' and lower(p.location) = me.location as same_place,
  case when s.skill = any(p.skills) and s.skill = any(me.skills) then s.skill end as skill,
  case when 'investor' = any(p.roles) and s.sector = any(p.preferred_sectors) and s.sector = any(me.sectors) then s.sector end as sector`;

/** The suggestions of a person that match, the best first or by name. */
export async function listSuggestions(
  db: Database,
  viewerId: string,
  { order, ...filters }: PeopleFilters & { order?: 'name' },
): Promise<Suggestion[]> {
  const { rows } = await db.execute<SuggestionRow>(sql`
    with me as (${comparedSql(viewerId)})
    select s.shared_connections, left(p.bio, ${shownBio}) as bio, ${reasonColumns}, ${cardColumns(viewerId, sql`true`)}
    from me cross join ${matchingSql(viewerId, filters)}
    order by ${order === 'name' ? nameOrderSql('p') : sql`s.score desc, s.suggested_id desc`}`);
  const people = rows.filter((row) => row.shared_connections > 0).map((row) => row.person_id);
  const shared = await readSharedOfMany(db, { viewerId, people, visible: 'public' });
  return rows.map((row) => ({
    person: toNetworkPerson(row),
    bio: row.bio,
    shared: shared.get(row.person_id) ?? { count: 0, people: [] },
    sector: row.sector,
    skill: row.skill,
    sameCompany: row.same_company,
    samePlace: row.same_place,
  }));
}

function countsSql(viewerId: string, filters: PeopleFilters): SQL {
  const pairs = (where: SQL, visible: SQL) => {
    const matches = matchesSql(viewerId, filters, visible);
    const half = (own: SQL, other: SQL) => sql`(
      select count(*) from connections ${matches === null ? sql`` : sql`join profiles p on p.id = ${other}`}
      where ${own} = ${viewerId} and ${where} and ${canSee(other, viewerId)} and ${matches ?? sql`true`})`;
    return sql`(${half(sql`low_id`, sql`high_id`)} + ${half(sql`high_id`, sql`low_id`)})::int`;
  };
  return sql`
    select ${pairs(sql`status = 'accepted'`, sql`true`)} as connections,
      ${pairs(sql`status = 'pending' and requester_id <> ${viewerId}`, sql`p.is_public`)} as requests,
      (select count(*) from ${matchingSql(viewerId, filters)})::int as suggestions`;
}

const countAll = prepareSql<NetworkCounts, 'viewerId'>((value) => countsSql(value('viewerId'), {}));

/** The number of people on each tab who match. */
export async function readCounts(db: Database, viewerId: string, filters: PeopleFilters): Promise<NetworkCounts> {
  // Of any number of searched words there would be any number of texts to prepare.
  const isUnfiltered = matchesSql(viewerId, filters, sql`true`) === null;
  const rows = isUnfiltered ? await countAll(db, { viewerId }) : (await db.execute<NetworkCounts>(countsSql(viewerId, filters))).rows;
  return rows[0] ?? { connections: 0, requests: 0, suggestions: 0 };
}

const findRun = prepareText('select 1 from suggestion_runs where person_id = $1');

/** Whether a person's suggestions were ever prepared. */
export async function hasSuggestions(db: Database, personId: string): Promise<boolean> {
  const rows = await findRun(db, [personId]);
  return rows.length > 0;
}
