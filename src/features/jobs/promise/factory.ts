import type { Executor } from '../../../platform/server/database.ts';
import { answerFigures, answerRecords } from './tables.ts';

type Row = typeof answerRecords.$inferInsert;

/** Dates of applications that count; the figure has to be counted from them. */
export async function makeAnswerRecords(db: Executor, posterId: string, dates: Omit<Row, 'posterId'>[]): Promise<void> {
  await db.insert(answerRecords).values(dates.map((each) => ({ ...each, posterId })));
  await db.insert(answerFigures).values({ posterId }).onConflictDoNothing();
}
