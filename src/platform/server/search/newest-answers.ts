import { type SQL, sql } from 'drizzle-orm';
import { beginAfter } from '../newest-first.ts';

/** The rows that are looked at one by one, in the order of the list, before an index is asked. */
export const lookedAt = 1_500;
/** So many of them, or fewer, are a rare part: reading all rows that have it takes less than one long list of the index. */
const rarely = 30;

type Condition = {
  /** The table, with the alias that the conditions and the order use. It has the column id. */
  from: SQL;
  alias: SQL;
  /** The list's condition, as far as the index of its order holds it. */
  where: SQL;
  /** The rest of it, such as who may see a row: asked of answers only, as each look costs more than the whole row otherwise does. */
  isShown: SQL;
  /** The condition of an answer, for which an index finds the few where it is rare. It holds by itself, without `where`. */
  isAnswer: SQL;
  /**
   * A part of that condition that the index finds without reading a list of every word with some beginning: those of an
   * unfinished one may be in a third of the rows. Where the first rows tell that this part is rare, it alone is looked up.
   */
  isAlmost?: SQL | undefined;
  most: number;
};

export type Order = {
  /** The first part of the order, before the id, written as in the index that keeps the rows in it. */
  by: SQL;
  type: SQL;
  isDescending: boolean;
};

export type Place = [by: string, id: string];

/**
 * SQL of the ids of the first rows that answer a question, such as a search, each with its `place` in the order. What is
 * common is soon found on the way from the first on, what is rare by an index; each way alone takes a hundred times as
 * long for the other kind. PostgreSQL would choose by an estimate, which is far off for prefixes and several forms of
 * a word. So the first are looked at first, and the index is only asked when they don't fill the page.
 */
export function firstAnswers(condition: Condition, { by, type, isDescending }: Order, [begin, id]: Place): SQL {
  const { from, alias: a, where, isShown, isAnswer, isAlmost, most } = condition;
  const way = isDescending ? sql`desc` : sql`asc`;
  const isNext = sql`${where} and (${by}, ${a}.id) ${isDescending ? sql`<` : sql`>`} (${begin}::${type}, ${id}::uuid)`;
  const inOrder = sql`order by place ${way}, id ${way}`;
  const isRare = sql`(select is_rare from is_enough)`;
  return sql`(
    -- Of the first: those that answer, and the last of them as a sign that there are more.
    with among_first as materialized (
      select id, place, does_answer, turn, almost from (
        select *, row_number() over until_here as turn, count(*) filter (where is_almost) over until_here as almost from (
          select ${a}.id, its_place as place, is_almost, is_almost and ${isAnswer} and ${isShown} as does_answer from (
            select ${a}.*, ${by} as its_place, ${isAlmost ?? sql`true`} as is_almost
            from ${from} where ${isNext} order by ${by} ${way}, ${a}.id ${way} limit ${lookedAt}
          ) ${a}
        ) first
        -- Grows row by row, so that a full page ends the look.
        window until_here as (${inOrder} rows unbounded preceding)
      ) numbered
      where does_answer or turn = ${lookedAt} ${inOrder} limit ${most}
    ), is_enough as materialized (
      select count(*) filter (where does_answer) = ${most} or bool_or(turn = ${lookedAt}) is not true as it_is, max(almost) <= ${rarely} as is_rare
      from among_first
    )
    select id, place from among_first where does_answer and (select it_is from is_enough)
    ${isAlmost === undefined ? lookedUp(isAnswer, sql`true`) : sql`${lookedUp(isAnswer, sql`not ${isRare}`)} ${lookedUp(isAlmost, isRare)}`}
    ${inOrder}
  )`;

  /** SQL that adds the first of those that the index finds by a condition. */
  function lookedUp(isFound: SQL, inCase: SQL): SQL {
    // Without the inner offset, PostgreSQL would choose a way by its estimate here too; without the outer one, ask whether each is shown.
    return sql`union all
    (select id, place from (
        select ${a}.*, ${by} as place from (select * from ${from} where ${isFound} offset 0) ${a}
        where not (select it_is from is_enough) and ${inCase} and ${isAnswer} and ${isNext} ${inOrder} offset 0
      ) ${a} where ${isShown} limit ${most})`;
  }
}

export type Asked = Condition & {
  /** The list's order, written as in the index that keeps its rows in the order of (time, id). */
  time: SQL;
  /** The last entry of the page before, as in `beginAfter`. */
  after: string | undefined;
};

/** The same of the newest rows, newest first, each with its `time`. */
export function newestAnswers({ time, after, ...condition }: Asked): SQL {
  const order = { by: time, type: sql`timestamptz`, isDescending: true };
  return sql`(select id, place as time from ${firstAnswers(condition, order, beginAfter(after))} answers)`;
}
