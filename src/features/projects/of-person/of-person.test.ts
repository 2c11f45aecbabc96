import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeBlock, makeConnection } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { makeMember } from '../members/factory.ts';

const server = await startTestServer();
const { db } = server.services;

/** Somebody in the team of another person's project, and what their profile lists for a viewer. */
async function scene(details: Parameters<typeof server.person>[0] = {}) {
  const [owner, member] = [await server.person({ roles: ['entrepreneur'] }), await server.person(details)];
  const { id } = await makeProject(db, { ownerId: owner.id, title: 'Zonnedak' });
  await makeMember(db, { projectId: id, personId: member.id, role: 'Techniek' });
  const listed = async ({ api }: Pick<Person, 'api'>, of: Person = member) =>
    (await api.projectsOfPerson.listProjectsOf({ id: of.id })).projects.map(({ title, role }) => [title, role]);
  return { owner, member, id, listed };
}

test('a profile lists the projects that a person owns and those whose team they are in', async () => {
  const { owner, member, listed } = await scene();
  const viewer = await server.person();

  expect([await listed(viewer), await listed(member)]).toEqual([[['Zonnedak', 'Techniek']], [['Zonnedak', 'Techniek']]]);
  expect(await listed(viewer, owner)).toEqual([['Zonnedak', null]]);
});

test('drafts, withdrawn projects and unanswered or declined questions are listed for nobody', async () => {
  const { owner, member, listed } = await scene();
  const viewer = await server.person();
  for (const details of [{ status: 'draft' as const }, { withdrawnAt: new Date() }]) {
    const { id: projectId } = await makeProject(db, { ownerId: owner.id, ...details });
    await makeMember(db, { projectId, personId: member.id });
  }
  for (const status of ['asked', 'declined'] as const) {
    const { id: projectId } = await makeProject(db, { ownerId: viewer.id });
    await makeMember(db, { projectId, personId: member.id, status });
  }

  expect([await listed(viewer), await listed(member)]).toEqual([[['Zonnedak', 'Techniek']], [['Zonnedak', 'Techniek']]]);
  expect([await listed(viewer, owner), await listed(owner, owner)]).toEqual([[['Zonnedak', null]], [['Zonnedak', null]]]);
});

test('a profile that isn’t public lists them for connections only', async () => {
  const { member, listed } = await scene({ isPublic: false });
  const [viewer, friend] = [await server.person(), await server.person()];
  await makeConnection(db, { from: friend.id, to: member.id });

  expect([await listed(viewer), await listed(friend)]).toEqual([[], [['Zonnedak', 'Techniek']]]);
});

test('a project of somebody who blocks the viewer, or is suspended, is not listed', async () => {
  const { owner, listed } = await scene();
  const [viewer, blocked] = [await server.person(), await server.person()];
  await makeBlock(db, { from: owner.id, of: blocked.id });

  expect(await listed(blocked)).toEqual([]);
  const seen = await aroundSuspension(server, owner, async () => (await listed(viewer)).length);
  expect(seen).toEqual({ before: 1, suspended: 0, lifted: 1 });
});
