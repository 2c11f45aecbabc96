import { eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockOwnProjectWith } from '../../commands/lock.ts';
import { tellOfOwnProject } from '../../commands/tell.ts';
import { projectMembers } from '../tables.ts';
import { lockMember } from './ask.ts';

/**
 * Changes the function of somebody in the team of an own project. A member, who agreed to another one, is notified; somebody
 * who was only asked answers to the new one. Null if they are neither asked nor a member.
 */
export async function changeMemberRole(
  services: Services,
  ownerId: string,
  { role, ...place }: { projectId: string; personId: string; role: string },
): Promise<'changed' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockOwnProjectWith(tx, ownerId, place);
    if (project === null) return null;
    const stored = await lockMember(tx, place);
    if (stored === null || stored.status === 'declined') return null;
    if (stored.role === role) return 'changed';
    const { projectId, personId } = place;
    await tx.update(projectMembers).set({ role }).where(eq(projectMembers.id, stored.id));
    // Nobody else can see a project that is withdrawn.
    if (stored.status === 'member' && project.isListed) {
      await notify(tx, services, personId, { kind: 'member-role', actorId: ownerId, memberId: stored.id, projectId, title: project.title });
    }
    await tellOfOwnProject(tx, services, project, personId);
    return 'changed';
  });
}
