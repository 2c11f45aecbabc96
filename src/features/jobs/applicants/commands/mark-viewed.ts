import { eq } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { tellBoth } from '../../applications/commands/tell.ts';
import { jobApplicationEvents, jobApplications } from '../../applications/tables.ts';
import { lockReceived } from './lock.ts';
import { readNews } from './read-news.ts';

/** Marks a new application as viewed. Null when there is no such application for this poster. */
export async function markViewed(services: Services, posterId: string, id: string): Promise<'viewed' | null> {
  return services.db.transaction(async (tx) => {
    const application = await lockReceived(tx, posterId, id);
    if (application === null) return null;
    if (application.status !== 'pending') return 'viewed';
    const now = services.clock.now();
    // The same version: a move that somebody is about to make in another window stays good.
    await tx.update(jobApplications).set({ status: 'viewed', statusAt: now }).where(eq(jobApplications.id, id));
    await tx.insert(jobApplicationEvents).values({ id: newId(), applicationId: id, at: now, status: 'viewed' });
    await readNews(tx, services, application);
    await tellBoth(tx, services, application);
    return 'viewed';
  });
}
