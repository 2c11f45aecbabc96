import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { CountedAnswer } from '../contract.ts';
import { type AnswerFigure, countedFrom, isShown, outcomeOf } from '../policy.ts';
import { answerFigures, answerRecords } from '../tables.ts';
import { cursorOf, placeOf } from '../view/day-cursor.ts';

const none: AnswerFigure = { due: 0, onTime: 0, usualDays: null };

/** A poster's figure as counted, shown or not. */
export async function readFigure(executor: Executor, posterId: string): Promise<{ figure: AnswerFigure; isShown: boolean }> {
  const { due, onTime, usualDays } = answerFigures;
  const [figure = none] = await executor.select({ due, onTime, usualDays }).from(answerFigures).where(eq(answerFigures.posterId, posterId));
  return { figure, isShown: isShown(figure) };
}

/** The row that `shownFigureColumn` selects. */
export type ShownFigureRow = { figure: AnswerFigure | null };

/** SQL of a column `figure`: what others see of the figure of a poster (an SQL expression of their id); null of too few applications. */
export function shownFigureColumn(poster: string): string {
  return `(select json_build_object('due', due, 'onTime', on_time, 'usualDays', usual_days)
    from answer_figures where poster_id = ${poster} and due >= ${countedFrom}) as figure`;
}

const pageSize = 20;

/** A page of the dates by which a poster's figure is counted, the last one first. */
export async function listCounted(
  executor: Executor,
  posterId: string,
  { today, after }: { today: string; after?: string | undefined },
): Promise<{ answers: CountedAnswer[]; next: string | null }> {
  const { id, appliedOn, dueOn, answeredOn } = answerRecords;
  const isBefore = after === undefined ? undefined : sql`(${dueOn}, ${id}) < (${placeOf(after)[0]}::date, ${placeOf(after)[1]}::uuid)`;
  const rows = await executor
    .select({ id, appliedOn, dueOn, answeredOn })
    .from(answerRecords)
    .where(and(eq(answerRecords.posterId, posterId), isBefore))
    .orderBy(desc(dueOn), desc(id))
    .limit(pageSize + 1);
  const answers = rows.slice(0, pageSize).map((row) => ({ ...row, outcome: outcomeOf(row, today) }));
  const last = rows.length > pageSize ? answers.at(-1) : undefined;
  return { answers, next: last === undefined ? null : cursorOf(last) };
}
