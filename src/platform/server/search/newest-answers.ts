import { type SQL, sql } from 'drizzle-orm';
import { beginAfter } from '../newest-first.ts';

/** The newest rows that are looked at one by one before an index is asked. */
export const lookedAt = 1_500;

export type Asked = {
  /** The table, with the alias that the conditions and `time` use. It has the column id. */
  from: SQL;
  alias: SQL;
  /** The list's order, written as in the index that keeps its rows in the order of (time, id). */
  time: SQL;
  /** The list's condition, as far as the index of its order holds it. */
  where: SQL;
  /** The rest of it, such as who may see a row: asked of answers only, as each look costs more than the whole row otherwise does. */
  isShown: SQL;
  /** The condition of an answer, for which an index finds the few where it is rare. It holds by itself, without `where`. */
  isAnswer: SQL;
  /** The last entry of the page before, as in `beginAfter`. */
  after: string | undefined;
  most: number;
};

/**
 * SQL of the ids of the newest rows that answer a question, such as a search, each with its `time`, newest first. What is
 * common is soon found on the way from the newest on, what is rare by an index; each way alone takes a hundred times as
 * long for the other kind. PostgreSQL would choose by an estimate, which is far off for prefixes and several forms of
 * a word. So the newest are looked at first, and the index is only asked when they don't fill the page.
 */
export function newestAnswers({ from, alias: a, time, where, isShown, isAnswer, after, most }: Asked): SQL {
  const [begin, id] = beginAfter(after);
  const isNext = sql`${where} and (${time}, ${a}.id) < (${begin}::timestamptz, ${id}::uuid)`;
  const newestFirst = sql`order by time desc, id desc`;
  return sql`(
    -- Of the newest: those that answer, and the last of them as a sign that there are more.
    with among_newest as materialized (
      select id, time, does_answer, place from (
        select *, row_number() over (order by time desc, id desc) as place from (
          select ${a}.id, ${time} as time, ${isAnswer} and ${isShown} as does_answer
          from ${from} where ${isNext} order by ${time} desc, ${a}.id desc limit ${lookedAt}
        ) newest
      ) placed
      where does_answer or place = ${lookedAt} ${newestFirst} limit ${most}
    ), is_enough as materialized (
      select count(*) filter (where does_answer) = ${most} or bool_or(place = ${lookedAt}) is not true as it_is from among_newest
    )
    select id, time from among_newest where does_answer and (select it_is from is_enough)
    union all
    -- Without the inner offset, PostgreSQL would choose a way by its estimate here too; without the outer one, ask whether each is shown.
    (select id, time from (
        select ${a}.*, ${time} as time from (select * from ${from} where ${isAnswer} offset 0) ${a}
        where not (select it_is from is_enough) and ${isNext} ${newestFirst} offset 0
      ) ${a} where ${isShown} limit ${most})
    ${newestFirst}
  )`;
}
