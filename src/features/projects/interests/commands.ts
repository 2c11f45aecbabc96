import { and, eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import type { LimitReached } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { openConversationForGood } from '../../messages/commands/answer-request.ts';
import { orSendRefused, type SendRefusal, sendIn } from '../../messages/commands/send-message.ts';
import { notify, withdraw } from '../../notifications/commands/notify.ts';
import { lockVisibleProject } from '../commands/lock.ts';
import { tellOfProject } from '../commands/tell.ts';
import { projectRoles } from '../tables.ts';
import { projectInterests } from './tables.ts';

type Shown = { roleId: string; messageId: string; content: string };

/**
 * Shows interest in a role of another person's project, with a message to the owner, and opens their conversation; a repeat
 * changes nothing and sends nothing. Null if the viewer can't see such a role.
 */
export async function showInterest(
  services: Services,
  viewerId: string,
  { roleId, messageId, content }: Shown,
): Promise<'shown' | 'own' | 'filled' | LimitReached | SendRefusal | null> {
  const showing = services.db.transaction(async (tx) => {
    const role = await lockVisibleRole(tx, viewerId, roleId);
    if (role === null || role === 'own') return role;
    const { projectId, ownerId, roleName } = role;
    if (role.isFilled) return 'filled';
    const [added] = await tx
      .insert(projectInterests)
      .values({ id: newId(), roleId, personId: viewerId, createdAt: services.clock.now() })
      .onConflictDoNothing({ target: [projectInterests.roleId, projectInterests.personId] })
      .returning({ id: projectInterests.id });
    if (added === undefined) return 'shown';
    await openConversationForGood(tx, services, viewerId, ownerId);
    await sendIn(tx, services, viewerId, { id: messageId, personId: ownerId, content, attachmentIds: [], isAnnounced: true });
    await notify(tx, services, ownerId, { kind: 'role-interest', actorId: viewerId, interestId: added.id, roleName });
    await tellOfProject(tx, services, [ownerId, viewerId], projectId);
    return 'shown';
  });
  return orSendRefused<'shown' | 'own' | 'filled' | null>(showing);
}

/** Takes back an own interest; the message stays. Null if there is none. */
export async function takeBackInterest(services: Services, viewerId: string, roleId: string): Promise<'taken-back' | null> {
  return services.db.transaction(async (tx) => {
    const role = await lockVisibleRole(tx, viewerId, roleId);
    if (role === null || role === 'own') return null;
    const own = and(eq(projectInterests.roleId, roleId), eq(projectInterests.personId, viewerId));
    const [gone] = await tx.delete(projectInterests).where(own).returning({ id: projectInterests.id });
    if (gone === undefined) return null;
    await withdraw(tx, services, role.ownerId, 'role-interest', gone.id);
    await tellOfProject(tx, services, [role.ownerId, viewerId], role.projectId);
    return 'taken-back';
  });
}

type LockedRole = { projectId: string; ownerId: string; roleName: string; isFilled: boolean };

/** Locks a role of another person's project that a viewer can see, shared, after the project. */
async function lockVisibleRole(tx: Transaction, viewerId: string, roleId: string): Promise<LockedRole | 'own' | null> {
  const [found] = await tx.select({ projectId: projectRoles.projectId }).from(projectRoles).where(eq(projectRoles.id, roleId));
  if (found === undefined) return null;
  const project = await lockVisibleProject(tx, viewerId, found.projectId);
  if (project === null || project === 'own') return project;
  const columns = { roleName: projectRoles.roleName, isFilled: projectRoles.isFilled };
  const [role] = await tx.select(columns).from(projectRoles).where(eq(projectRoles.id, roleId)).for('share');
  return role === undefined ? null : { projectId: project.id, ownerId: project.ownerId, ...role };
}
