import { approachPreferences } from '../../../features/investors/approach/tables.ts';
import { makeDashboard, makeProjectDismissal } from '../../../features/investors/factory.ts';
import type { MadeProject } from '../../../features/projects/factory.ts';
import { makeSavedProject } from '../../../features/projects/saved/factory.ts';
import { makeProjectViews } from '../../../features/projects/views/factory.ts';
import { viewsZone } from '../../../features/projects/views/policy.ts';
import { addDays } from '../../../platform/calendar.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { DemoRows } from '../demo-rows.ts';
import { seededRandom } from '../random.ts';
import { demoDismissed, demoInvestor, demoSaved } from './saved.ts';

const dayLength = 86_400_000;
const daysOfViews = 28;
/** Since their last visit some projects came. */
const lastVisitDays = 14;

/** Stores what investors do with the projects of the demo, and how many members looked at those. */
export async function storeInvesting(db: Executor, people: DemoRows['profiles'], projects: MadeProject[], now: Date): Promise<void> {
  const idOf = new Map(projects.map(({ title, id }) => [title, id]));
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const investors = people.filter(({ roles }) => roles.includes('investor'));
  const investor = investors.find(({ firstName, lastName }) => `${firstName} ${lastName}` === demoInvestor);
  if (investor === undefined) throw new Error(`No investor of the demo is called ${demoInvestor}.`);
  const ids = (title: string): string => {
    const id = idOf.get(title);
    if (id === undefined) throw new Error(`No project of the demo is called ${title}.`);
    return id;
  };
  const personId = investor.id;
  for (const { title, days, ...kept } of demoSaved)
    await makeSavedProject(db, { personId, projectId: ids(title), savedAt: ago(days), ...kept });
  for (const title of demoDismissed) await makeProjectDismissal(db, { personId, projectId: ids(title), dismissedAt: ago(3) });
  await makeDashboard(db, { personId, seenAt: ago(lastVisitDays) });
  // Every other one lets founders write.
  const open = investors.filter((_each, place) => place % 2 === 0);
  await db.insert(approachPreferences).values(open.map(({ id }) => ({ personId: id, isApproachable: true })));
  await makeProjectViews(db, composeViews(projects, now));
}

function composeViews(projects: MadeProject[], now: Date): { projectId: string; day: string; count: number }[] {
  const random = seededRandom(12);
  const today = dayOf(now.toISOString(), viewsZone);
  return projects.flatMap(({ id: projectId }) => {
    const popularity = 2 + random() * 10;
    const counts = Array.from({ length: daysOfViews }, (_each, place) => ({
      projectId,
      day: addDays(today, place - daysOfViews),
      count: Math.floor(random() * popularity),
    }));
    return counts.filter(({ count }) => count > 0);
  });
}
