import { eq } from 'drizzle-orm';
import type { releaseDeck } from '../../../features/decks/links/commands/release.ts';
import { makeLink, makeReading } from '../../../features/decks/links/factory.ts';
import { pitchReleases } from '../../../features/decks/links/tables.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import { findProject, type ListedProject } from '../projects/find.ts';
import { instantOf } from '../stories/moments.ts';
import { type DemoRelease, demoReleases } from './readers.ts';

export type ReleaseDeck = typeof releaseDeck;

type Scene = { projects: ListedProject[]; profiles: DemoRows['profiles']; now: Date; releaseDeck: ReleaseDeck };
type Readings = DemoRelease['links'][number]['readings'];

/** Releases decks of the demo, and stores who read which of their slides. */
export async function storeReleases(services: Services, { projects, profiles, now, releaseDeck: release }: Scene): Promise<void> {
  const { db } = services;
  const projectOf = findProject(projects);
  const personOf = findPeople(profiles);
  for (const { project, at, links, admitted } of demoReleases) {
    const { id: projectId, ownerId } = projectOf(project);
    const releasedAt = instantOf(at, now);
    await release({ ...services, clock: { now: () => releasedAt } }, ownerId, projectId);
    const [released] = await db.select({ pages: pitchReleases.pages }).from(pitchReleases).where(eq(pitchReleases.projectId, projectId));
    if (released === undefined) throw new Error(`The deck of ${project} is not released.`);
    const offered = released.pages.map(({ slide }) => slide);
    const read = async (reader: { linkId?: string; personId?: string }, readings: Readings) => {
      for (const { at: opened, seen } of readings)
        await makeReading(db, { projectId, ...reader, openedAt: instantOf(opened, now), offered, seen: offered.slice(0, seen) });
    };
    for (const { label, person, email, at: made, isTakenBack = false, readings } of links) {
      const personId = person === undefined ? undefined : personOf(person).id;
      const reader = personId === undefined ? { email } : { personId, email: null };
      const endedAt = isTakenBack ? instantOf([-5, '09:00'], now) : null;
      const { id: linkId } = await makeLink(db, { projectId, label, ...reader, createdAt: instantOf(made, now), endedAt });
      await read({ linkId, personId }, readings);
    }
    for (const { person, readings } of admitted) await read({ personId: personOf(person).id }, readings);
  }
}
