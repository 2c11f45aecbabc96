import { type SQL, sql } from 'drizzle-orm';
import { beginAfter } from '../newest-first.ts';

/** The rows that are looked at one by one, in the order of the list, before an index is asked. */
export const lookedAt = 1_500;
/**
 * So many of them come first. With fewer answers, the rest would hardly fill a page, and the index is asked at once. A part that
 * so many of these have, or fewer, is rare: reading all rows that have it takes less than one long list of the index. Questions
 * that narrow much hardly ever answer soon, so half of it tells enough; of others, so few rows would too often tell the wrong way.
 */
const begun = { usual: { rows: 400, leastAnswers: 3, rarely: 8 }, short: { rows: 200, leastAnswers: 2, rarely: 4 } };
/** Of so many of the first, the rows with the rest of a condition tell how long the index's lists of it are. */
const sampled = { rows: 200, often: 6 };

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
  /** The same of a row that is looked at, where its columns tell it at less cost than what the index holds. */
  isAnswerOfRow?: SQL;
  /** The same in two parts, where one of them may have long lists in the index. */
  parts?: Parts | undefined;
  /** Whether its conditions are such that few rows meet them together. */
  isNarrow?: boolean;
  most: number;
};

/**
 * A part that the index finds without reading a list of every word with some beginning, and the rest: the words of an
 * unfinished one may be in a third of the rows. Where the first rows tell that the part is rare and the rest is not, the
 * part alone is looked up.
 */
type Parts = { isAlmost: SQL; isAlmostOfRow?: SQL; rest: SQL };

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
  const { from, alias: a, where, isShown, isAnswer, isAnswerOfRow = isAnswer, parts, isNarrow = false, most } = condition;
  const look = isNarrow ? begun.short : begun.usual;
  const way = isDescending ? sql`desc` : sql`asc`;
  const isAfter = (place: SQL, of: SQL) => sql`${where} and (${by}, ${a}.id) ${isDescending ? sql`<` : sql`>`} (${place}, ${of})`;
  const isNext = isAfter(sql`${begin}::${type}`, sql`${id}::uuid`);
  const inOrder = sql`order by place ${way}, id ${way}`;
  return sql`(
    with soon as materialized (${lookThrough(isNext, look.rows)}),
    seen as materialized (
      select count(*) filter (where does_answer) as answers, max(almost) <= ${look.rarely} as is_rare,
        max(place) filter (where turn = ${look.rows}) as place, (array_agg(id) filter (where turn = ${look.rows}))[1] as id
      from soon
    ),
    later as materialized (${lookThrough(sql`${isFurther()} and ${isAfter(sql`(select place from seen)`, sql`(select id from seen)`)}`, lookedAt - look.rows)}),
    is_enough as materialized (
      select place is null or answers + (select count(*) from later where does_answer) >= ${most}
        or ${isFurther()} and not exists (select from later where turn = ${lookedAt - look.rows}) as it_is
      from seen
    )${parts === undefined ? sql`` : sql`, ways as materialized (select is_rare and ${isOften(parts)} as by_one from seen)`}
    select id, place from soon where does_answer and (select it_is from is_enough)
    union all select id, place from later where does_answer and (select it_is from is_enough)
    ${parts === undefined ? lookedUp(isAnswer, sql`true`, sql`true`) : inParts(parts)}
    ${inOrder} limit ${most}
  )`;

  /** SQL of whether the first of the rows leave something to look for, and hope for it. */
  function isFurther(): SQL {
    return sql`(select place is not null and answers between ${look.leastAnswers} and ${most - 1} from seen)`;
  }

  /** SQL of the next rows under a condition that answer, and of the last of so many as a sign that there are more. */
  function lookThrough(condition: SQL, rows: number): SQL {
    return sql`
      select id, place, does_answer, turn, almost from (
        select *, row_number() over until_here as turn, count(*) filter (where is_almost) over until_here as almost from (
          select ${a}.id, its_place as place, is_almost, is_almost and ${parts?.rest ?? isAnswerOfRow} and ${isShown} as does_answer
          from (select ${a}.*, ${by} as its_place, ${parts?.isAlmostOfRow ?? parts?.isAlmost ?? sql`true`} as is_almost ${first(condition, rows)}) ${a}
        ) first
        -- Grows row by row, so that a full page ends the look.
        window until_here as (${inOrder} rows unbounded preceding)
      ) numbered
      where does_answer or turn = ${rows} ${inOrder} limit ${most}`;
  }

  /** SQL that reads the first rows of the order. Their number is written out: for a parameter, PostgreSQL would reckon with a tenth of the table. */
  function first(condition: SQL, rows: number): SQL {
    return sql`from ${from} where ${condition} order by ${by} ${way}, ${a}.id ${way} limit ${sql.raw(`${rows}`)}`;
  }

  /** SQL of whether the index's lists of the rest are long. */
  function isOften({ rest }: Parts): SQL {
    return sql`(select count(*) filter (where ${rest}) > ${sampled.often} from (select ${a}.* ${first(isNext, sampled.rows)}) ${a})`;
  }

  /** SQL that adds what both parts find, or where that takes longer, what one finds and the other keeps. */
  function inParts({ isAlmost, rest }: Parts): SQL {
    const isByOne = sql`(select by_one from ways)`;
    return sql`${lookedUp(isAnswer, sql`true`, sql`not ${isByOne}`)} ${lookedUp(isAlmost, rest, isByOne)}`;
  }

  /** SQL that adds the first of those that the index finds by a condition, and that another keeps. */
  function lookedUp(isFound: SQL, isKept: SQL, inCase: SQL): SQL {
    // Without the inner offset, PostgreSQL would choose a way by its estimate here too; without the outer one, ask whether each is shown.
    return sql`union all
    (select id, place from (
        select ${a}.*, ${by} as place from (select * from ${from} where ${isFound} offset 0) ${a}
        where not (select it_is from is_enough) and ${inCase} and ${isKept} and ${isNext} ${inOrder} offset 0
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
