import type { Database } from '../../../platform/server/database.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { isNotSuspendedSql } from '../../accounts/queries.ts';
import { type PersonRow, toPerson } from '../../profiles/queries.ts';
import { connectionIdsSql } from '../../relations/queries.ts';
import type { Shared } from '../contract.ts';
import { shownShared } from '../policy.ts';

type Row = PersonRow & { count: number } & Record<string, unknown>;

const mineSql = connectionIdsSql('(select viewer from asked)');
/**
 * Whoever is connected to the viewer isn't blocked either way; they may be suspended, which is asked of shared people alone: they are
 * few, and the connections of each many.
 */
const isShownSql = isNotSuspendedSql('met.id');
const theirsSql = connectionIdsSql('(select person from asked)');

const listMet = prepareText<Row>(`
  with asked as materialized (
    select $1::uuid as viewer, $2::uuid as person
  ), met as materialized (
    select id from (${mineSql}) mine join (${theirsSql}) theirs using (id)
  ), shared as materialized (
    select id from met where ${isShownSql}
  )
  select (select count(*) from shared)::int as count, p.id as person_id, p.first_name, p.last_name, p.job_title, p.company, p.avatar_id
  from (select id from shared where id > $3 order by id limit $4) s
  join profiles p on p.id = s.id
  order by p.id`);

/** The people that both are connected to, by id, and how many there are in all; both see their profiles. */
export async function readShared(
  db: Database,
  { viewerId, personId, after, limit }: { viewerId: string; personId: string; after?: string; limit: number },
): Promise<Shared> {
  const rows = await listMet(db, [viewerId, personId, after ?? '00000000-0000-0000-0000-000000000000', limit]);
  return { count: rows[0]?.count ?? 0, people: rows.map(toPerson) };
}

/** One join for all of them: the viewer's connections are read once, not once per person. `visible` is a condition on a row `p` of profiles. */
const listMetOfMany = (visible: string) =>
  prepareText<Row & { of_id: string }>(`
  with asked as materialized (
    select $1::uuid as viewer
  ), mine as materialized (
    ${mineSql}
  ), met as materialized (
    select p.id as of_id, theirs.id
    from profiles p cross join lateral (${connectionIdsSql('p.id')}) theirs join mine on mine.id = theirs.id
    where p.id = any($2::uuid[]) and ${visible}
  ), shared as (
    select of_id, count(*)::int as count, (array_agg(id order by id))[1:${shownShared}] as first
    from met where ${isShownSql} group by of_id
  )
  select s.of_id, s.count, other.id as person_id, other.first_name, other.last_name, other.job_title, other.company, other.avatar_id
  from shared s cross join unnest(s.first) f(id) join profiles other on other.id = f.id
  order by s.of_id, other.id`);

/** SQL of a condition on a row `p` of profiles: everybody in it is seen by the viewer, or those whose profiles everybody sees. */
export const visibleSql = { all: 'true', public: 'p.is_public' };
const sharedOfMany = { all: listMetOfMany(visibleSql.all), public: listMetOfMany(visibleSql.public) };

/** The same for several people at once, with the first few of each; whoever shares nobody is left out. */
export async function readSharedOfMany(
  db: Database,
  { viewerId, people, visible }: { viewerId: string; people: string[]; visible: keyof typeof visibleSql },
): Promise<Map<string, Shared>> {
  const all = new Map<string, Shared>();
  if (people.length === 0) return all;
  const rows = await sharedOfMany[visible](db, [viewerId, people]);
  for (const row of rows) {
    const shared = all.get(row.of_id) ?? { count: row.count, people: [] };
    all.set(row.of_id, { ...shared, people: [...shared.people, toPerson(row)] });
  }
  return all;
}
