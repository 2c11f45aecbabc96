import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { projectQuestions } from './tables.ts';

type Row = typeof projectQuestions.$inferInsert;

/** A question, not answered by default. */
export async function makeQuestion(
  db: Executor,
  details: Pick<Row, 'projectId' | 'askerId'> & Partial<Row>,
): Promise<{ id: string; createdAt: Date }> {
  const question = { id: newId(), content: 'Mag een huurder ook meedoen?', createdAt: new Date(), ...details };
  const answeredAt = details.answer ? (details.answeredAt ?? question.createdAt) : null;
  await db.insert(projectQuestions).values({ ...question, answeredAt });
  return question;
}
