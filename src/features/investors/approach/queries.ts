import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Database, Executor } from '../../../platform/server/database.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { viewerSql } from '../../projects/queries/visible.ts';
import { projects } from '../../projects/tables.ts';
import { canSeeSql, letsSeeSql } from '../../relations/queries.ts';
import { type Offer, remainingOf, sectorsOf } from '../policy.ts';
import { textArray } from '../queries/criteria.ts';
import type { Fitting } from './contract.ts';
import { mostListed, pageSize, toldCount } from './policy.ts';
import { approachPreferences } from './tables.ts';

export async function readPreference(db: Executor, personId: string): Promise<{ isApproachable: boolean }> {
  const [row] = await db.select().from(approachPreferences).where(eq(approachPreferences.personId, personId));
  return { isApproachable: row?.isApproachable ?? false };
}

/**
 * The condition that a row `i` of profiles is an investor who set criteria that a project meets all of: `isMatch(fitOf(criteria, offer))`
 * the other way round.
 */
export function isFittedSql(offer: Offer): SQL {
  const { category, fundingTypes } = offer;
  const remaining = remainingOf(offer);
  const fitsType =
    fundingTypes.length === 0 ? sql`true` : sql`(i.investment_types = '{}' or i.investment_types && ${textArray(fundingTypes)})`;
  return sql`'investor' = any(i.roles)
    and (i.preferred_sectors <> '{}' or i.investment_types <> '{}' or num_nonnulls(i.investment_min, i.investment_max) > 0)
    and (i.preferred_sectors = '{}' or i.preferred_sectors && ${textArray(sectorsOf(category))})
    and ${remaining} >= coalesce(i.investment_min, ${remaining}) and ${remaining} <= coalesce(i.investment_max, ${remaining})
    and ${fitsType}`;
}

/**
 * The condition that a row `i` of profiles is somebody else who lets a founder see them. Whom the founder blocks counts all the same,
 * as blocking one investor and reading what changes would else tell that investor's criteria (docs/decisions/033-interest-in-a-project.md).
 */
function isOther(ownerId: string): SQL {
  return sql`i.id <> ${ownerId} and ${bindSql((viewer) => letsSeeSql('i.id', viewer), viewerSql(ownerId))}`;
}

/** Each project has an order of its own, so that not the same few hear from every founder. */
function placeOf(projectId: string, person: SQL): SQL {
  return sql`md5(${projectId} || ${person}::text)`;
}

/** The condition that the founder `v` doesn't block one of the `listed`. It comes after their limit: nobody takes the place of a blocked one. */
const isShown = sql.raw(canSeeSql('listed.id', 'v.id'));

type OwnOffer = Offer & { title: string };

/** A person's own active project; null when it isn't. */
async function readOffer(db: Database, ownerId: string, projectId: string): Promise<OwnOffer | null> {
  const { title, category, targetAmount, raisedAmount, fundingTypes } = projects;
  const [offer] = await db
    .select({ title, category, targetAmount, raisedAmount, fundingTypes })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), eq(projects.status, 'active'), isNull(projects.withdrawnAt)));
  return offer ?? null;
}

/** How many investors a person's own active project fits; null when it isn't theirs, or not active. */
export async function readFitting(db: Database, ownerId: string, projectId: string): Promise<Fitting | null> {
  const offer = await readOffer(db, ownerId, projectId);
  if (offer === null) return null;
  const { rows } = await db.execute<{ count: number; approachable: number }>(sql`
    with fitting as (
      select i.id, a.person_id is not null as is_approachable
      from profiles i left join approach_preferences a on a.person_id = i.id and a.is_approachable
      where ${isFittedSql(offer)} and ${isOther(ownerId)})
    select (select count(*)::int from fitting) as count, count(*)::int as approachable
    from (select ${viewerSql(ownerId)} as id) v,
      (select id from fitting where is_approachable order by ${placeOf(projectId, sql`id`)} limit ${mostListed}) listed
    where ${isShown}`);
  const { count = 0, approachable = 0 } = rows[0] ?? {};
  return { title: offer.title, count: toldCount(count), approachable };
}

type Page = { investors: PersonSummary[]; next: string | null };
type Asked = { ownerId: string; projectId: string; after: string | undefined };

/** A page of the investors whom the owner of an active project may approach; null when it isn't theirs, or not active. */
export async function listApproachable(db: Database, { ownerId, projectId, after }: Asked): Promise<Page | null> {
  const offer = await readOffer(db, ownerId, projectId);
  if (offer === null) return null;
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select ${sql.raw(personColumns('i', 'v.id'))}
    from (select ${viewerSql(ownerId)} as id) v, (
      select i.id, ${placeOf(projectId, sql`i.id`)} as place from profiles i join approach_preferences a on a.person_id = i.id and a.is_approachable
      where ${isFittedSql(offer)} and ${isOther(ownerId)}
      order by place limit ${mostListed}) listed
    join profiles i on i.id = listed.id
    where ${isShown} and ${after === undefined ? sql`true` : sql`listed.place > ${placeOf(projectId, sql`${after}`)}`}
    order by listed.place limit ${pageSize + 1}`);
  const investors = rows.slice(0, pageSize).map(toPerson);
  return { investors, next: rows.length > pageSize ? (investors.at(-1)?.id ?? null) : null };
}
