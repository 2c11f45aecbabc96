import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { areConnected } from '../../../relations/queries.ts';
import { lockOwnProjectWith } from '../../commands/lock.ts';
import { tellOfOwnProject } from '../../commands/tell.ts';
import { memberAgainFrom, memberLimits } from '../policy.ts';
import { projectMembers } from '../tables.ts';

type Place = { projectId: string; personId: string };
type Refusal = 'already' | 'full' | 'unlisted' | { from: Date };

/**
 * Asks a connection into the team of an own project. A repeat may change the function until they accept. Null if there is
 * no such project, or the person is no connection. The lock on the project keeps the number of members.
 */
export async function askMember(
  services: Services,
  ownerId: string,
  { role, ...place }: Place & { role: string },
): Promise<'asked' | Refusal | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const { projectId, personId } = place;
    if (!(await areConnected(tx, ownerId, personId))) return null;
    if (!project.isListed) return 'unlisted';
    const stored = await lockMember(tx, place);
    if (stored?.status === 'member') return 'already';
    if (stored?.status === 'asked') {
      await tx.update(projectMembers).set({ role }).where(eq(projectMembers.id, stored.id));
      await tellOfOwnProject(tx, services, project, personId);
      return 'asked';
    }
    const now = services.clock.now();
    const from = stored && memberAgainFrom(stored, now);
    if (from !== null) return { from };
    if (await isFull(tx, projectId)) return 'full';
    const memberId = stored?.id ?? newId();
    const asked = { role, status: 'asked' as const, changedAt: now };
    if (stored === null) await tx.insert(projectMembers).values({ id: memberId, projectId, personId, ...asked });
    else await tx.update(projectMembers).set(asked).where(eq(projectMembers.id, memberId));
    await notify(tx, services, personId, { kind: 'member-asked', actorId: ownerId, memberId, projectId, title: project.title });
    await tellOfOwnProject(tx, services, project, personId);
    return 'asked';
  });
}

/** Locks a person's place in a team; null when there is none. */
export async function lockMember(tx: Transaction, { projectId, personId }: Place) {
  const own = and(eq(projectMembers.projectId, projectId), eq(projectMembers.personId, personId));
  const [row] = await tx.select().from(projectMembers).where(own).for('update');
  return row ?? null;
}

/** Whether a team has no place for one more. */
export async function isFull(tx: Transaction, projectId: string): Promise<boolean> {
  const counted = and(eq(projectMembers.projectId, projectId), inArray(projectMembers.status, ['asked', 'member']));
  return (await tx.$count(projectMembers, counted)) >= memberLimits.members;
}

/** Removes a person from the team of an own project, or takes back the question. Null if they are neither asked nor a member. */
export async function removeMember(services: Services, ownerId: string, place: Place): Promise<'removed' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const stored = await lockMember(tx, place);
    if (stored === null || stored.status === 'declined') return null;
    await tx.delete(projectMembers).where(eq(projectMembers.id, stored.id));
    await withdraw(tx, services, place.personId, 'member-asked', stored.id);
    await withdraw(tx, services, place.personId, 'member-role', stored.id);
    await withdraw(tx, services, ownerId, 'member-accepted', stored.id);
    await tellOfOwnProject(tx, services, project, place.personId);
    return 'removed';
  });
}
