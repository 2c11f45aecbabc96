import { eq } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { openConversationForGood } from '../../../messages/commands/answer-request.ts';
import { markAnswered } from '../../../notifications/commands/mark-read.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { areConnected } from '../../../relations/queries.ts';
import { lockOwnProjectWith } from '../../commands/lock.ts';
import { tellOfOwnProject } from '../../commands/tell.ts';
import { admissionLimits } from '../policy.ts';
import { countAdmitted } from '../queries.ts';
import { projectAdmissions } from '../tables.ts';
import { lockAdmission } from './ask.ts';

type Place = { projectId: string; personId: string };

/**
 * Admits a person who asked at some time, or a connection who didn't. Null if the project or the person doesn't exist for
 * the owner, or the person neither asked nor is a connection. The lock on the project keeps the number of admitted people.
 */
export async function admitPerson(services: Services, ownerId: string, place: Place): Promise<'admitted' | 'full' | 'unlisted' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const { projectId, personId } = place;
    const stored = await lockAdmission(tx, projectId, personId);
    if (stored?.status === 'admitted') return 'admitted';
    if (stored === null && !(await areConnected(tx, ownerId, personId))) return null;
    if (!project.isListed) return 'unlisted';
    if ((await countAdmitted(tx, services, { projectId, except: personId })) >= admissionLimits.admitted) return 'full';
    const state = { status: 'admitted' as const, answer: '', changedAt: services.clock.now() };
    const id = stored?.id ?? newId();
    if (stored === null) await tx.insert(projectAdmissions).values({ id, projectId, personId, ...state });
    else await tx.update(projectAdmissions).set(state).where(eq(projectAdmissions.id, id));
    await openConversationForGood(tx, services, ownerId, personId);
    await markAnswered(tx, services, { personId: ownerId, kind: 'access-asked', subjectId: id });
    await withdraw(tx, services, personId, 'access-declined', projectId);
    await notify(tx, services, personId, { kind: 'access-admitted', actorId: ownerId, projectId, title: project.title });
    await tellOfOwnProject(tx, services, project, personId);
    return 'admitted';
  });
}

/** Declines a request, perhaps with some words; a repeat changes nothing. Null if there is no request. */
export async function declineAccess(
  services: Services,
  ownerId: string,
  { answer, ...place }: Place & { answer: string },
): Promise<'declined' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const { projectId, personId } = place;
    const stored = await lockAdmission(tx, projectId, personId);
    if (stored?.status === 'declined') return 'declined';
    if (stored?.status !== 'asked') return null;
    await tx
      .update(projectAdmissions)
      .set({ status: 'declined', answer, changedAt: services.clock.now() })
      .where(eq(projectAdmissions.id, stored.id));
    await markAnswered(tx, services, { personId: ownerId, kind: 'access-asked', subjectId: stored.id });
    // While the project is withdrawn, it doesn't exist for the asker.
    if (project.isListed)
      await notify(tx, services, personId, { kind: 'access-declined', actorId: ownerId, projectId, title: project.title });
    await tellOfOwnProject(tx, services, project, personId);
    return 'declined';
  });
}

/** Ends a person's admission; a repeat changes nothing. Null if they weren't admitted. */
export async function endAdmission(services: Services, ownerId: string, place: Place): Promise<'ended' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const { projectId, personId } = place;
    const stored = await lockAdmission(tx, projectId, personId);
    if (stored?.status === 'ended') return 'ended';
    if (stored?.status !== 'admitted') return null;
    await tx.update(projectAdmissions).set({ status: 'ended', changedAt: services.clock.now() }).where(eq(projectAdmissions.id, stored.id));
    await withdraw(tx, services, personId, 'access-admitted', projectId);
    await tellOfOwnProject(tx, services, project, personId);
    return 'ended';
  });
}
