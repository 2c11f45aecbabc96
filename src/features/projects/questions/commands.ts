import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify, withdraw } from '../../notifications/commands/notify.ts';
import { lockPeople } from '../../relations/commands.ts';
import { lockSeenProject } from '../acts/commands.ts';
import { findSeen } from '../acts/queries.ts';
import { projects } from '../tables.ts';
import type { Question } from './contract.ts';
import { canAnswerQuestion, canAskQuestion, canDeleteQuestion, questionsLimit } from './policy.ts';
import { type FoundQuestion, findQuestion } from './queries.ts';
import { projectQuestions } from './tables.ts';

type NewQuestion = { id: string; projectId: string; content: string; createdAt: Date };
type Asked = Question | 'own' | 'id-taken' | null;

/** Asks a project a question; the same one sent again by its asker returns the first. Null if the project doesn't exist for them. */
export async function askQuestion(services: Services, askerId: string, asked: NewQuestion): Promise<Asked | LimitReached> {
  const { rateLimits, settings } = services;
  const { id: questionId, projectId, content: text } = asked;
  const asking = services.db.transaction(async (tx) => {
    const project = await lockSeenProject(tx, askerId, projectId);
    if (project === null) return null;
    if (!canAskQuestion(askerId, project.ownerId)) return 'own';
    const row = { ...asked, askerId };
    const added = await tx.insert(projectQuestions).values(row).onConflictDoNothing({ target: projectQuestions.id }).returning();
    if (added.length > 0) {
      await rateLimits.countIn(tx, questionsLimit(settings), askerId);
      await notify(tx, services, project.ownerId, { kind: 'project-question', actorId: askerId, projectId, questionId, text });
      await tellOfQuestions(tx, services, [project.ownerId, askerId], projectId);
    }
    const stored = await findQuestion(tx, askerId, questionId);
    return stored?.askerId === askerId && stored.projectId === projectId ? stored.question : 'id-taken';
  });
  return orLimited<Asked>(asking);
}

/** Answers a question to an own project, or changes the answer. Null when there is no such question for this viewer. */
export async function answerQuestion(
  services: Services,
  viewerId: string,
  { id, answer, now }: { id: string; answer: string; now: Date },
): Promise<Question | 'forbidden' | null> {
  return services.db.transaction(async (tx) => {
    const found = await lockQuestion(tx, viewerId, id);
    if (found === null) return null;
    const { question, projectId, askerId } = found;
    if (!canAnswerQuestion(viewerId, found)) return 'forbidden';
    const answeredAt = question.answer === null ? now : new Date(question.answer.answeredAt);
    await tx.update(projectQuestions).set({ answer, answeredAt }).where(eq(projectQuestions.id, id));
    const told = await whoSees(tx, found);
    const isNew = question.answer === null && told.includes(askerId);
    if (isNew) await notify(tx, services, askerId, { kind: 'project-answer', actorId: viewerId, projectId, questionId: id, text: answer });
    await tellOfQuestions(tx, services, told, projectId);
    return (await findQuestion(tx, viewerId, id))?.question ?? null;
  });
}

/** Deletes an own question, or one to an own project. Null when there is no such question for this viewer. */
export async function deleteQuestion(services: Services, viewerId: string, id: string): Promise<'deleted' | 'forbidden' | null> {
  return services.db.transaction(async (tx) => {
    const found = await lockQuestion(tx, viewerId, id);
    if (found === null) return null;
    if (!canDeleteQuestion(viewerId, found)) return 'forbidden';
    await tx.delete(projectQuestions).where(eq(projectQuestions.id, id));
    await withdraw(tx, services, found.ownerId, 'project-question', id);
    await withdraw(tx, services, found.askerId, 'project-answer', id);
    await tellOfQuestions(tx, services, await whoSees(tx, found), found.projectId);
    return 'deleted';
  });
}

/** The owner and the asker, for whom the project doesn't exist while it is withdrawn. */
async function whoSees(tx: Transaction, { ownerId, askerId, projectId }: FoundQuestion): Promise<string[]> {
  return (await findSeen(tx, askerId, projectId)) === null ? [ownerId] : [ownerId, askerId];
}

/** Tells the browsers of those who wait for a question or its answer. */
async function tellOfQuestions(tx: Transaction, { live }: Pick<Services, 'live'>, people: string[], projectId: string): Promise<void> {
  await live.tell(tx, people, { topic: 'questions', id: projectId });
}

/** Locks a question until the transaction ends, after the viewer, its asker and its project; null when there is none for the viewer. */
async function lockQuestion(tx: Transaction, viewerId: string, id: string): Promise<FoundQuestion | null> {
  const before = await findQuestion(tx, viewerId, id);
  if (before === null) return null;
  if (!(await lockPeople(tx, { viewerId, personId: before.askerId }))) return null;
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, before.projectId)).for('key share');
  await tx.select({ id: projectQuestions.id }).from(projectQuestions).where(eq(projectQuestions.id, id)).for('update');
  return findQuestion(tx, viewerId, id);
}
