import { asc, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { addDays } from '../../../platform/calendar.ts';
import { newId } from '../../../platform/ids.ts';
import { fullProject } from '../factory.ts';
import type { OwnProject, ProjectFields } from '../own/contract.ts';
import { projectMilestoneDates } from './tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

type Milestone = ProjectFields['plan']['milestones'][number];

const milestone = (dueOn: string, more: Partial<Milestone> = {}): Milestone => ({
  ...{ id: newId(), title: 'Derde dak', dueOn, status: 'planned' },
  ...more,
});

const withMilestones = (...milestones: Milestone[]): ProjectFields => {
  const fields = fullProject();
  return { ...fields, roles: [], plan: { ...fields.plan, milestones } };
};

const create = (owner: Person, fields: ProjectFields, publish = true): Promise<OwnProject> =>
  owner.api.ownProjects.createProject({ id: newId(), publish, fields });

const storedDates = (ids: string[]) =>
  db
    .select()
    .from(projectMilestoneDates)
    .where(inArray(projectMilestoneDates.milestoneId, ids))
    .orderBy(asc(projectMilestoneDates.changedAt));

test('a published milestone keeps the dates that it had, in their order, and a draft’s doesn’t', async () => {
  const anna = await server.person();
  const dates = ['2027-03-01', '2027-05-01', '2027-05-01', '2027-04-01'];
  const [stays, moves] = [milestone('2027-01-01'), milestone('2026-12-01', { status: 'later' })];
  const project = await create(anna, withMilestones(stays, moves), false);

  let { version } = project;
  for (const [place, dueOn] of dates.entries()) {
    const fields = { ...withMilestones(stays, { ...moves, dueOn }), slogan: `Keer ${place}` };
    ({ version } = await anna.api.ownProjects.saveProject({ id: project.id, version, publish: true, fields }));
  }

  const { plan } = await anna.api.projects.readProject({ id: project.id });
  expect(plan.milestones).toEqual([
    { ...stays, earlierDates: [] },
    { ...moves, dueOn: '2027-04-01', earlierDates: ['2027-03-01', '2027-05-01'] },
  ]);
});

test('a milestone that moves again and again keeps its last ten dates, and another keeps all of its own', async () => {
  const anna = await server.person();
  const days = Array.from({ length: 13 }, (_each, place) => addDays('2027-03-01', place));
  const [first = '', ...later] = days;
  const [often, once] = [milestone(first), milestone(first)];
  const project = await create(anna, withMilestones(often, once));

  let { version } = project;
  for (const dueOn of later) {
    clock.advance({ seconds: 60 });
    const fields = withMilestones({ ...often, dueOn }, { ...once, dueOn: '2027-06-01' });
    ({ version } = await anna.api.ownProjects.saveProject({ id: project.id, version, fields }));
  }

  expect((await storedDates([often.id])).map(({ dueOn }) => dueOn)).toEqual(days.slice(2, 12));
  expect((await storedDates([once.id])).map(({ dueOn }) => dueOn)).toEqual([first]);
});
