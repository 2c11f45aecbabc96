import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { foldedText, prefixQueryOf } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { newestAnswers } from '../../../platform/server/search/newest-answers.ts';
import { answers, readSearch, type Search } from '../../../platform/server/search/read-search.ts';
import { openTalentSql, placeWordsSql } from '../../profiles/tables.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import type { ListedTalents, TalentCard } from '../contract.ts';
import { pageSize, type TalentSort } from '../policy.ts';
import { type CardRow, cardColumns, toCard } from './card.ts';

type Filters = Omit<ListedTalents, 'sort' | 'after'>;
type Asked = ListedTalents & { viewerId: string | null };
type ListedRow = CardRow & { place: Date | string | number } & Record<string, unknown>;

/** The column of each order, and whether the highest comes first. */
const orders: Record<TalentSort, { by: SQL; type: SQL; isDescending: boolean }> = {
  newest: { by: sql`t.listed_at`, type: sql`timestamptz`, isDescending: true },
  rate: { by: sql`t.hourly_rate`, type: sql`numeric`, isDescending: false },
  experience: { by: sql`t.experience_years`, type: sql`smallint`, isDescending: true },
};

/** A page of talents as this viewer sees them, and where the next one begins. */
export async function listTalents(db: Database, asked: Asked): Promise<{ talents: TalentCard[]; next: string | null }> {
  const { sort, viewerId } = asked;
  const search = await readSearch(db, asked.search);
  const { by, isDescending } = orders[sort];
  const { rows } = await db.execute<ListedRow>(sql`
    select ${sql.raw(cardColumns)}, found.place
    from (select ${viewerId}::uuid as id) v, ${foundSql(asked, search)} found
    join talent_profiles t on t.id = found.id
    join profiles p on p.id = t.person_id
    order by ${by} ${isDescending ? sql`desc, t.id desc` : sql`, t.id`}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { talents: shown.map(toCard), next: last === undefined ? null : `${placeOf(last, sort)}_${last.id}` };
}

/** SQL of the ids on a page, each with the `place` by which it is listed, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, after, viewerId } = asked;
  const isShown = visibleTalentTo(viewerId);
  const isAnswer = isTalentSql(asked, search);
  const most = pageSize + 1;
  if (sort === 'newest') {
    const listed = { from: sql`talent_profiles t`, alias: sql`t`, time: orders.newest.by, where: sql.raw(openTalentSql) };
    return sql`(select id, time as place from ${newestAnswers({ ...listed, isShown, isAnswer, after, most })} newest)`;
  }
  const { by, type, isDescending } = orders[sort];
  const [place, id] = beginAfter(after);
  const isNext = after === undefined ? sql`true` : sql`(${by}, t.id) ${isDescending ? sql`<` : sql`>`} (${place}::${type}, ${id}::uuid)`;
  return sql`(
    select t.id, ${by} as place from talent_profiles t
    where ${isAnswer} and ${by} is not null and ${isNext} and ${isShown}
    order by ${by} ${isDescending ? sql`desc, t.id desc` : sql`, t.id`} limit ${most})`;
}

/** SQL of a condition on a row `t`: it is listed, and answers a search and filters. Whether the viewer may see it is another. */
export function isTalentSql(asked: Filters, search: Search | null): SQL {
  const { availability, place, remote, workType, language, maxRate, minYears } = asked;
  const conditions = [
    sql.raw(openTalentSql),
    ...(search === null ? [] : [answers(sql`t.search`, search)]),
    ...(availability === 'all' ? [] : [sql`t.availability = ${availability}`]),
    ...(place === '' ? [] : [sql`${sql.raw(placeWordsSql)} @@ ${prefixQueryOf(place)}::tsquery`]),
    ...(remote ? [sql`t.remote_work`] : []),
    ...(workType === undefined ? [] : [sql`${workType} = any(t.work_types)`]),
    ...(language === '' ? [] : [sql`t.languages @> array[${foldedText(language.normalize('NFC'))}]`]),
    ...(maxRate === undefined ? [] : [sql`t.hourly_rate <= ${maxRate}`]),
    ...(minYears === undefined ? [] : [sql`t.experience_years >= ${minYears}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function placeOf({ place }: ListedRow, sort: TalentSort): string {
  return sort === 'newest' ? isoOf(new Date(place)) : String(place);
}
