import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { calendarFeeds } from '../tables.ts';
import { calendarUrl } from './queries.ts';

/** Makes a new address for a person, which ends the old one. */
export async function renewCalendarAddress(services: Services, personId: string): Promise<string> {
  const feed = { key: randomUUID(), createdAt: services.clock.now() };
  await services.db
    .insert(calendarFeeds)
    .values({ personId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: feed });
  return calendarUrl(services, personId, feed.key);
}

export async function removeCalendarAddress({ db }: Services, personId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId));
}
