import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { foldedText } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { beginningWords } from '../../../platform/server/search/beginning-words.ts';
import { firstAnswers, type Order, type Place } from '../../../platform/server/search/newest-answers.ts';
import { answers, answersInParts, readSearch, type Search } from '../../../platform/server/search/read-search.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { openTalentSql, publicTalentSql, rateFacet, yearsFacet } from '../../profiles/talent/tables.ts';
import type { ListedTalents, TalentCard } from '../contract.ts';
import { pageSize, type TalentSort } from '../policy.ts';
import { type CardRow, cardColumns, toCard } from './card.ts';

type Filters = Omit<ListedTalents, 'sort' | 'after'>;
type Asked = ListedTalents & { viewerId: string | null };
type ListedRow = CardRow & { place: string | number } & Record<string, unknown>;

/** Each order, with the place before all others. */
const orders: Record<TalentSort, Order & { first: Place }> = {
  newest: { by: sql`t.listed_at`, type: sql`timestamptz`, isDescending: true, first: beginAfter(undefined) },
  rate: { by: sql`t.hourly_rate`, type: sql`numeric`, isDescending: false, first: ['-infinity', '00000000-0000-0000-0000-000000000000'] },
  experience: { by: sql`t.experience_years`, type: sql`smallint`, isDescending: true, first: ['32767', beginAfter(undefined)[1]] },
};

/** A page of talents as this viewer sees them, and where the next one begins. */
export async function listTalents(db: Database, asked: Asked): Promise<{ talents: TalentCard[]; next: string | null }> {
  const { sort, viewerId } = asked;
  const search = await readSearch(db, asked.search);
  const { by, isDescending } = orders[sort];
  const rows = await executePrepared<ListedRow>(
    db,
    sql`
    select ${sql.raw(cardColumns)}, found.place
    from (select ${viewerId}::uuid as id) v, ${foundSql(asked, search)} found
    join talent_profiles t on t.id = found.id
    join profiles p on p.id = t.person_id
    order by ${by} ${isDescending ? sql`desc, t.id desc` : sql`, t.id`}`,
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { talents: shown.map(toCard), next: last === undefined ? null : `${placeOf(last, sort)}_${last.id}` };
}

/** SQL of the ids on a page, each with the `place` by which it is listed, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, after, viewerId } = asked;
  const { first, ...order } = orders[sort];
  const [place = '', id = ''] = after?.split('_') ?? first;
  const where = sql.raw(viewerId === null ? publicTalentSql : openTalentSql);
  const parts = search === null ? undefined : answersInParts(sql`t.search`, search, inPlace(asked));
  const condition = {
    from: sql`talent_profiles t`,
    alias: sql`t`,
    where,
    isShown: visibleTalentTo(viewerId),
    isAnswer: isTalentSql(asked, search),
    parts: parts && {
      isAlmost: allOf([sql.raw(openTalentSql), parts.isAlmost, ...facetsSql(asked)]),
      rest: allOf([isTalentSql({ ...asked, place: '' }, null), parts.rest]),
    },
    most: pageSize + 1,
  };
  return firstAnswers(condition, order, [place, id]);
}

const allOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`;

/**
 * SQL of a condition on a row `t`: it is listed, and answers a search and filters, as the index of those who are open to work
 * finds by it (talent_profiles_found). Whether the viewer may see it is another, but that visitors only see who chose it.
 */
export function isTalentSql(asked: Filters & { viewerId: string | null }, search: Search | null): SQL {
  const { language, maxRate, minYears } = asked;
  return allOf([
    sql.raw(openTalentSql),
    ...(language === '' ? [] : [sql`t.languages @> array[${foldedText(language.normalize('NFC'))}]`]),
    ...facetsSql(asked),
    ...(maxRate === undefined ? [] : [sql`t.hourly_rate <= ${maxRate}`]),
    ...(minYears === undefined ? [] : [sql`t.experience_years >= ${minYears}`]),
    ...inPlace(asked),
    // Last: row by row, the words are read from outside of the row.
    ...(search === null ? [] : [answers(sql`t.search`, search)]),
  ]);
}

function inPlace({ place }: Filters): SQL[] {
  return beginningWords(sql`t.place_words`, place);
}

/** SQL of the part of that condition that the index finds by facets. */
function facetsSql({ viewerId, availability, remote, workType, maxRate, minYears }: Filters & { viewerId: string | null }): SQL[] {
  const facets = [
    ...(viewerId === null ? ['everyone'] : []),
    ...(availability === 'all' ? [] : [availability]),
    ...(remote ? ['remote'] : []),
    ...(workType === undefined ? [] : [workType]),
    ...(maxRate === undefined ? [] : [rateFacet(maxRate) ?? []].flat()),
    ...(minYears === undefined ? [] : [yearsFacet(minYears)]),
  ];
  return facets.length === 0 ? [] : [sql`t.facets @> ${sql.param(facets)}::text[]`];
}

function placeOf({ place }: ListedRow, sort: TalentSort): string {
  return sort === 'newest' ? isoOf(String(place)) : String(place);
}
