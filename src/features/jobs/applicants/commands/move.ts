import { and, desc, eq } from 'drizzle-orm';
import { addDays } from '../../../../platform/calendar.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import type { Kind } from '../../../notifications/policy.ts';
import { tellBoth } from '../../applications/commands/tell.ts';
import { type ApplicationStatus, answerDays, type ChosenStatus, canMoveSilently, isAnswer, needsPay } from '../../applications/policy.ts';
import { jobApplicationEvents, jobApplications } from '../../applications/tables.ts';
import { canExtend } from '../../promise/policy.ts';
import type { Move, MoveResult, Received } from '../contract.ts';
import { movesOf } from '../policy.ts';
import { findReceived } from '../queries/application.ts';
import { type LockedApplication, lockReceived } from './lock.ts';
import { readNews } from './read-news.ts';

type Moved = Received | { now: ApplicationStatus; version: number } | 'not-allowed' | 'pay-needed' | null;

/**
 * Moves an application to another status and tells the applicant. The same move sent again changes nothing; one that is based on
 * an older version is refused, with the status that it has now. Null when there is no such application for this poster.
 */
export async function moveApplication(services: Services, posterId: string, move: Move): Promise<Moved> {
  return services.db.transaction(async (tx) => {
    const asked = { id: move.id, now: services.clock.now() };
    const application = await lockReceived(tx, posterId, move.id);
    if (application === null) return null;
    if (application.version !== move.version) {
      if (await isRepeated(tx, application, move)) return findReceived(tx, posterId, asked);
      return { now: application.status, version: application.version };
    }
    const { status: from } = application;
    if (!movesOf(application, asked.now).includes(move.to) || !(move.tells || canMoveSilently(from, move.to))) return 'not-allowed';
    if (move.pay === null && needsPay(application.jobType, move.to, application)) return 'pay-needed';
    await write(tx, services, application, move);
    return findReceived(tx, posterId, asked);
  });
}

/** Whether the last change was this very move, whose answer got lost. */
async function isRepeated(tx: Transaction, { id, status, version }: LockedApplication, move: Move): Promise<boolean> {
  if (status !== move.to || version !== move.version + 1) return false;
  if (!move.tells) return true;
  const [last] = await tx
    .select({ message: jobApplicationEvents.message })
    .from(jobApplicationEvents)
    .where(and(eq(jobApplicationEvents.applicationId, id), eq(jobApplicationEvents.status, move.to)))
    .orderBy(desc(jobApplicationEvents.at), desc(jobApplicationEvents.id))
    .limit(1);
  return last?.message === move.message;
}

async function write(tx: Transaction, services: Services, application: LockedApplication, move: Move): Promise<void> {
  const { id, status: from, version, applicantId, posterId, answeredAt, dueOn, applicantDeletedAt } = application;
  const now = services.clock.now();
  const { to, tells, message } = move;
  const takesLonger = to === 'in_review' && tells && canExtend(application, now);
  const pay = to === 'invited' && needsPay(application.jobType, to, application) ? move.pay : null;
  // The news leads to their copy. Deleting it took back the longer time that they allowed, and its return allows none.
  const bringsBack = tells && applicantDeletedAt !== null;
  await tx
    .update(jobApplications)
    .set({
      status: to,
      // The end of the poster's access counts from it, and the applicant reads that end.
      ...(tells ? { statusAt: now } : {}),
      version: version + 1,
      ...(isAnswer(to) && answeredAt === null ? { answeredAt: now } : {}),
      ...(takesLonger ? { extendedAt: now, dueOn: addDays(dueOn, answerDays) } : {}),
      ...(bringsBack ? { applicantDeletedAt: null, keptLonger: false } : {}),
      ...(pay === null ? {} : { salaryMin: pay.min, salaryMax: pay.max }),
    })
    .where(eq(jobApplications.id, id));
  if (tells) {
    await tx.insert(jobApplicationEvents).values({ id: newId(), applicationId: id, at: now, status: to, message });
    await tellApplicant(tx, services, application, to);
  }
  if (from === 'pending') await readNews(tx, services, application);
  // Silent sorting changes nothing that the applicant sees, and an event would tell of it.
  await tellBoth(tx, services, { applicantId: tells ? applicantId : null, posterId });
}

type StatusKind = Extract<Kind, 'application-in-review' | 'application-invited' | 'application-hired' | 'application-answered'>;

const kindOf: Record<ChosenStatus, StatusKind> = {
  in_review: 'application-in-review',
  invited: 'application-invited',
  hired: 'application-hired',
  rejected: 'application-answered',
};

/** Notifies the applicant, in the place of what they were told of it before. */
async function tellApplicant(tx: Transaction, services: Services, application: LockedApplication, to: ChosenStatus): Promise<void> {
  const { id: applicationId, applicantId, posterId, jobTitle: title } = application;
  for (const kind of Object.values(kindOf)) if (kind !== kindOf[to]) await withdraw(tx, services, applicantId, kind, applicationId);
  await notify(tx, services, applicantId, { kind: kindOf[to], actorId: posterId, applicationId, title });
}

/** Moves several applications, each by itself. */
export async function moveApplications(services: Services, posterId: string, moves: Move[]): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const move of moves) {
    const moved = await moveApplication(services, posterId, move);
    const { id } = move;
    const result = resultOf(moved);
    const asked = { id, now: services.clock.now() };
    const isRefused = result !== 'moved' && result !== 'gone';
    results.push({ id, result, application: isRefused ? await findReceived(services.db, posterId, asked) : null });
  }
  return results;
}

function resultOf(moved: Moved): MoveResult['result'] {
  if (moved === null) return 'gone';
  if (typeof moved === 'string') return moved;
  return 'now' in moved ? 'changed' : 'moved';
}
