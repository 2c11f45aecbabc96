import { type MadeProject, makeProject } from '../../../features/projects/factory.ts';
import { addDays } from '../../../platform/calendar.ts';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { DemoRows } from '../demo-rows.ts';
import { demoProjects } from './all.ts';
import type { DemoProject } from './demo-project.ts';

const zone = 'Europe/Brussels';
const dayLength = 86_400_000;

/** Stores the projects of the demo with their plans, around this moment; returns those that everybody sees. */
export async function storeProjects(db: Executor, profiles: DemoRows['profiles'], now: Date): Promise<MadeProject[]> {
  const listed: MadeProject[] = [];
  const owners = new Map(profiles.map(({ id, firstName, lastName }) => [`${firstName} ${lastName}`, id]));
  for (const project of demoProjects) {
    const ownerId = owners.get(project.owner);
    if (ownerId === undefined) throw new Error(`Nobody of the demo is called ${project.owner}.`);
    const made = await storeProject(db, ownerId, project, now);
    if (project.status !== 'draft' && project.status !== 'withdrawn') listed.push(made);
  }
  return listed;
}

async function storeProject(db: Executor, ownerId: string, project: DemoProject, now: Date): Promise<MadeProject> {
  const { owner: _owner, status = 'active', target, raised, made, from, until, roles = [], plan, steps = [], ...fields } = project;
  const today = dayOf(now.toISOString(), zone);
  const madeAt = after(now, made);
  const milestones = steps.map(({ day, title, status: state }) => ({ id: newId(), title, dueOn: addDays(today, day), status: state }));
  const moved = steps.flatMap(({ earlier }, place) =>
    earlier.map((day, turn) => ({
      milestoneId: milestones[place]?.id ?? '',
      changedAt: new Date(madeAt.getTime() + turn * 1000),
      dueOn: addDays(today, day),
    })),
  );
  return makeProject(db, {
    ownerId,
    ...fields,
    status: status === 'withdrawn' ? 'active' : status,
    targetAmount: target,
    raises: raised === undefined ? [] : [{ amount: raised, statedAt: after(now, made / 3) }],
    startDate: from === undefined ? null : addDays(today, from),
    endDate: until === undefined ? null : addDays(today, until),
    createdAt: madeAt,
    ...(status === 'completed' && until !== undefined ? { completedAt: after(now, until) } : {}),
    ...(status === 'withdrawn' ? { withdrawnAt: after(now, -2) } : {}),
    roles: roles.map((role) => ({ id: newId(), ...role })),
    plan: { ...plan, milestones },
    earlierDates: moved,
  });
}

/** So many days after a moment, or before it. */
function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}
