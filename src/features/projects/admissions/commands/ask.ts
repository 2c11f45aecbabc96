import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { type LockedProject, lockVisibleProject } from '../../commands/lock.ts';
import { tellOfProject } from '../../commands/tell.ts';
import { accessAgainFrom } from '../policy.ts';
import { projectAdmissions } from '../tables.ts';

type Request = { projectId: string; note: string };
type Asked = 'asked' | 'own' | { askAgainFrom: Date } | null;

/** Asks the owner of a project for access; a repeat changes nothing. Null if the viewer can't see such a project. */
export async function askAccess(services: Services, viewerId: string, { projectId, note }: Request): Promise<Asked> {
  return services.db.transaction(async (tx) => {
    const project = await lockVisibleProject(tx, viewerId, projectId);
    if (project === null || project === 'own') return project;
    const now = services.clock.now();
    const asked = { status: 'asked' as const, note, answer: '', changedAt: now };
    const [added] = await tx
      .insert(projectAdmissions)
      .values({ id: newId(), projectId, personId: viewerId, ...asked })
      .onConflictDoNothing({ target: [projectAdmissions.projectId, projectAdmissions.personId] })
      .returning({ id: projectAdmissions.id });
    if (added !== undefined) {
      await tellOwner(tx, services, viewerId, { project, admissionId: added.id });
      return 'asked';
    }
    const stored = await lockAdmission(tx, projectId, viewerId);
    if (stored === null) throw new Error('An admission is there and could not be read.');
    if (stored.status === 'asked' || stored.status === 'admitted') return 'asked';
    const askAgainFrom = accessAgainFrom(stored, now);
    if (askAgainFrom !== null) return { askAgainFrom };
    await tx.update(projectAdmissions).set(asked).where(eq(projectAdmissions.id, stored.id));
    await withdraw(tx, services, viewerId, 'access-declined', projectId);
    await tellOwner(tx, services, viewerId, { project, admissionId: stored.id });
    return 'asked';
  });
}

type ToTell = { project: LockedProject; admissionId: string };

async function tellOwner(tx: Transaction, services: Services, viewerId: string, { project, admissionId }: ToTell): Promise<void> {
  const { id: projectId, ownerId, title } = project;
  await notify(tx, services, ownerId, { kind: 'access-asked', actorId: viewerId, admissionId, projectId, title });
  await tellOfProject(tx, services, [ownerId, viewerId], projectId);
}

/** Locks a person's admission to a project; null when there is none. */
export async function lockAdmission(tx: Transaction, projectId: string, personId: string) {
  const own = and(eq(projectAdmissions.projectId, projectId), eq(projectAdmissions.personId, personId));
  const [row] = await tx.select().from(projectAdmissions).where(own).for('update');
  return row ?? null;
}

/** Takes back an own request, or gives up an admission. Null if the viewer has neither. */
export async function withdrawAccess(services: Services, viewerId: string, projectId: string): Promise<'withdrawn' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockVisibleProject(tx, viewerId, projectId);
    if (project === null || project === 'own') return null;
    const [gone] = await tx
      .delete(projectAdmissions)
      .where(
        and(
          eq(projectAdmissions.projectId, projectId),
          eq(projectAdmissions.personId, viewerId),
          inArray(projectAdmissions.status, ['asked', 'admitted']),
        ),
      )
      .returning({ id: projectAdmissions.id });
    if (gone === undefined) return null;
    await withdraw(tx, services, project.ownerId, 'access-asked', gone.id);
    await withdraw(tx, services, viewerId, 'access-admitted', projectId);
    await tellOfProject(tx, services, [project.ownerId, viewerId], projectId);
    return 'withdrawn';
  });
}
