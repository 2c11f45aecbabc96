import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { withdraw } from '../../../notifications/commands/notify.ts';
import { projects } from '../../../projects/tables.ts';
import type { Found } from '../queries/find-reader.ts';
import { pitchReadings } from '../tables.ts';
import { readingsTopic } from './open-deck.ts';

type Gone = { projectId: string; ownerId: string; linkId: string | null; personId: string | null };

/** The owner no longer sees that it was opened, nor the notification that said so. */
async function tellOwner(tx: Transaction, services: Services, { projectId, ownerId, linkId, personId }: Gone): Promise<void> {
  const subjectId = linkId ?? personId;
  if (subjectId !== null) await withdraw(tx, services, ownerId, personId === null ? 'deck-opened' : 'deck-read', subjectId);
  await services.live.tell(tx, [ownerId], { topic: readingsTopic, id: projectId });
}

/** Erases what was kept of the readings by a link. */
export async function eraseReadingsOfLink(services: Services, { link, projectId, ownerId }: Found): Promise<void> {
  if (link === null) return;
  await services.db.transaction(async (tx) => {
    await tx.delete(pitchReadings).where(eq(pitchReadings.linkId, link.id));
    await tellOwner(tx, services, { projectId, ownerId, linkId: link.id, personId: link.personId });
  });
}

/** Erases one reading of a person's own; null when it isn't there. */
export async function eraseReading(services: Services, viewerId: string, id: string): Promise<'erased' | null> {
  return services.db.transaction(async (tx) => {
    const own = and(eq(pitchReadings.id, id), eq(pitchReadings.personId, viewerId));
    const [gone] = await tx
      .delete(pitchReadings)
      .where(own)
      .returning({ projectId: pitchReadings.projectId, linkId: pitchReadings.linkId });
    if (gone === undefined) return null;
    const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, gone.projectId));
    if (project !== undefined) await tellOwner(tx, services, { ...gone, ...project, personId: viewerId });
    return 'erased';
  });
}
