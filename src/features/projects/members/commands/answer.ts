import { eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { markAnswered } from '../../../notifications/commands/mark-read.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { lockVisibleProject } from '../../commands/lock.ts';
import { tellOfProject } from '../../commands/tell.ts';
import { mayAccept } from '../policy.ts';
import { projectMembers } from '../tables.ts';
import { isFull, lockMember } from './ask.ts';

/**
 * Accepts a place in a team, also after a refusal; a repeat changes nothing. `role` is the function that the viewer saw: agreeing
 * to it is no yes to another one. Null if the viewer wasn't asked, or no longer. The lock on the project keeps the number of
 * members: people who declined hold no place, and may come back at once.
 */
export async function acceptMembership(
  services: Services,
  viewerId: string,
  { projectId, role }: { projectId: string; role: string },
): Promise<'accepted' | 'changed' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockVisibleProject(tx, viewerId, projectId, 'no key update');
    if (project === null || project === 'own') return null;
    const stored = await lockMember(tx, { projectId, personId: viewerId });
    if (stored?.status === 'member') return 'accepted';
    const now = services.clock.now();
    if (stored === null || !mayAccept(stored, now)) return null;
    if (stored.role !== role) return 'changed';
    if (stored.status === 'declined' && (await isFull(tx, projectId))) return null;
    const { ownerId, title } = project;
    await tx.update(projectMembers).set({ status: 'member', changedAt: now }).where(eq(projectMembers.id, stored.id));
    await markAnswered(tx, services, { personId: viewerId, kind: 'member-asked', subjectId: stored.id });
    await notify(tx, services, ownerId, { kind: 'member-accepted', actorId: viewerId, memberId: stored.id, projectId, title });
    await tellOfProject(tx, services, [ownerId, viewerId], projectId);
    return 'accepted';
  });
}

/**
 * Declines a place in a team, or leaves it; a repeated refusal changes nothing. A refusal is kept for as long as it keeps
 * the owner from asking again; of a member nothing is kept. Null if the viewer is neither asked nor a member.
 */
export async function leaveTeam(services: Services, viewerId: string, projectId: string): Promise<'left' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockVisibleProject(tx, viewerId, projectId);
    if (project === null || project === 'own') return null;
    const stored = await lockMember(tx, { projectId, personId: viewerId });
    if (stored === null) return null;
    if (stored.status === 'declined') return 'left';
    const own = eq(projectMembers.id, stored.id);
    if (stored.status === 'member') {
      await tx.delete(projectMembers).where(own);
      await withdraw(tx, services, viewerId, 'member-asked', stored.id);
      await withdraw(tx, services, viewerId, 'member-role', stored.id);
    } else {
      await tx.update(projectMembers).set({ status: 'declined', changedAt: services.clock.now() }).where(own);
      await markAnswered(tx, services, { personId: viewerId, kind: 'member-asked', subjectId: stored.id });
    }
    await withdraw(tx, services, project.ownerId, 'member-accepted', stored.id);
    await tellOfProject(tx, services, [project.ownerId, viewerId], projectId);
    return 'left';
  });
}
