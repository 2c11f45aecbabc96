import { type SQL, sql } from 'drizzle-orm';
import { beginAfter } from '../newest-first.ts';
import { answers, type Search } from './read-search.ts';

/** The newest documents that are looked at one by one before the index of words is asked. */
const lookedAt = 1_500;

export type Asked = {
  /** The table, with the alias that `where` and `time` use. It has the columns id and search. */
  from: SQL;
  alias: SQL;
  /** The list's order, written as in the index that keeps its rows in the order of (time, id). */
  time: SQL;
  /** The list's condition. */
  where: SQL;
  search: Search;
  /** The last entry of the page before, as in `beginAfter`. */
  after: string | undefined;
  most: number;
};

/**
 * SQL of the ids of the newest documents that answer a search, each with its `time`, newest first. A common word is
 * soon found on the way from the newest on, a rare one by the index of words; each way alone takes a hundred times as
 * long for the other kind. PostgreSQL would choose by an estimate, which is far off for prefixes and several forms of
 * a word. So the newest are looked at first, and the index is only asked when they don't fill the page.
 */
export function newestAnswers({ from, alias: a, time, where, search, after, most }: Asked): SQL {
  const [begin, id] = beginAfter(after);
  const isNext = sql`${where} and (${time}, ${a}.id) < (${begin}::timestamptz, ${id}::uuid)`;
  const newestFirst = sql`order by time desc, id desc`;
  return sql`(
    -- Of the newest: those that answer, and the last of them as a sign that there are more.
    with among_newest as materialized (
      select id, time, does_answer, place from (
        select *, row_number() over (order by time desc, id desc) as place from (
          select ${a}.id, ${time} as time, ${answers(sql`${a}.search`, search)} as does_answer
          from ${from} where ${isNext} order by ${time} desc, ${a}.id desc limit ${lookedAt}
        ) newest
      ) placed
      where does_answer or place = ${lookedAt} ${newestFirst} limit ${most}
    ), is_enough as materialized (
      select count(*) filter (where does_answer) = ${most} or bool_or(place = ${lookedAt}) is not true as it_is from among_newest
    )
    select id, time from among_newest where does_answer and (select it_is from is_enough)
    union all
    -- Without the offset, PostgreSQL would choose a way by its estimate here too.
    (select ${a}.id, ${time} as time from (select * from ${from} where ${answers(sql`${a}.search`, search)} offset 0) ${a}
      where not (select it_is from is_enough) and ${isNext} ${newestFirst} limit ${most})
    ${newestFirst}
  )`;
}
