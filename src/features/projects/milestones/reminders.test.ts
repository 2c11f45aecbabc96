import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { fullProject, makeProject } from '../factory.ts';
import { emptyPlan } from '../plan/view/empty-plan.ts';
import { remindOfMilestones } from './commands.ts';
import type { MilestoneStatus } from './policy.ts';

const server = await startTestServer({ tasks: [] });
const { services, clock } = server;
const { db } = services;
// Half past eleven in the evening of the 14th in Brussels.
clock.set(new Date('2026-06-14T21:30:00Z'));

const milestone = (dueOn: string, status: MilestoneStatus = 'planned') => ({ id: newId(), title: 'Eerste dak', dueOn, status });
const told = async (owner: Person) =>
  (await owner.api.notifications.listNotifications({})).notifications.filter(({ kind }) => kind === 'milestone-due');
const make = (ownerId: string, milestones: ReturnType<typeof milestone>[], more: object = {}) =>
  makeProject(db, { ownerId, plan: { ...emptyPlan, milestones }, ...more });

test('the owner is told once, on the day in Brussels, and led to the milestones of the form', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await make(owner.id, [milestone('2026-06-15')]);

  await remindOfMilestones(services);
  expect(await told(owner)).toEqual([]);
  clock.set(new Date('2026-06-14T22:10:00Z'));
  await Promise.all([remindOfMilestones(services), remindOfMilestones(services)]);

  const message = 'De dag van “Eerste dak” is er. Gehaald? Zet het erbij.';
  expect(await told(owner)).toMatchObject([{ title: 'Mijlpaal', message, actionUrl: `/projecten/${id}/bewerken#milestones` }]);
  const { rows } = await services.pool.query(`select count from notifications where kind = 'milestone-due'`);
  expect(rows).toEqual([{ count: 1 }]);
  await owner.api.notifications.markAllRead();
  await remindOfMilestones(services);
  expect(await owner.api.notifications.readUnreadCount()).toEqual({ unreadCount: 0 });
});

test('only planned milestones of active projects are told of, and for a week at most', async () => {
  clock.set(new Date('2026-06-15T10:00:00Z'));
  const owner = await server.person({ roles: ['entrepreneur'] });
  await make(owner.id, [
    milestone('2026-06-15', 'reached'),
    milestone('2026-06-15', 'dropped'),
    milestone('2026-06-16'),
    milestone('2026-06-08'),
  ]);
  await make(owner.id, [milestone('2026-06-15')], { status: 'draft' });
  await make(owner.id, [milestone('2026-06-15')], { status: 'completed' });
  await make(owner.id, [milestone('2026-06-15')], { withdrawnAt: clock.now() });

  await remindOfMilestones(services);
  expect(await told(owner)).toEqual([]);
  await make(owner.id, [milestone('2026-06-09')]);
  await remindOfMilestones(services);

  expect(await told(owner)).toHaveLength(1);
});

test('a save on the day tells nothing again; a milestone that moves is told of on its new day', async () => {
  clock.set(new Date('2026-06-15T10:00:00Z'));
  const owner = await server.person({ roles: ['entrepreneur'] });
  const fields = fullProject();
  const due = milestone('2026-06-15');
  const save = async (id: string, version: number, dueOn: string) => {
    const plan = { ...fields.plan, milestones: [{ ...due, dueOn }] };
    await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, title: `Versie ${version}`, plan } });
  };
  const id = newId();
  await owner.api.ownProjects.createProject({ id, publish: true, fields: { ...fields, plan: { ...fields.plan, milestones: [due] } } });
  await remindOfMilestones(services);
  const [first] = await told(owner);
  await owner.api.notifications.markRead({ id: first?.id ?? '' });

  await save(id, 1, '2026-06-15');
  await remindOfMilestones(services);
  expect(await told(owner)).toMatchObject([{ isRead: true }]);
  await save(id, 2, '2026-06-20');
  clock.set(new Date('2026-06-20T10:00:00Z'));
  await remindOfMilestones(services);

  expect(await told(owner)).toMatchObject([{ isRead: false }]);
});
