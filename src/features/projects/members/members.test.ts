import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { makeTeamScene } from '../../../app/testing/team-scene.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makePerson } from '../../profiles/factory.ts';
import { makeBlock, makeConnection } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { makeMember } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const noted = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;

const scene = () => makeTeamScene(server);

test('a connection who is asked into the team is shown to everyone once they accept', async () => {
  const { owner, friend, id, shownTo, listed } = await scene();
  const visitor = server.visitor();
  await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });

  expect(await listed()).toEqual([[friend.id, 'asked']]);
  expect([await shownTo(visitor), await shownTo(owner)]).toEqual([[], []]);
  expect((await friend.api.projects.readProject({ id })).membership).toEqual({ state: 'asked', role: 'Techniek' });
  expect(await noted(friend)).toMatchObject([
    { kind: 'member-asked', message: 'Bea Smit wil je als teamlid tonen bij “Zonnedak”.', actionUrl: `/projecten/${id}#jouw-plaats` },
  ]);

  await friend.api.members.acceptMembership({ id, role: 'Techniek' });
  await friend.api.members.acceptMembership({ id, role: 'Techniek' });

  expect(await listed()).toEqual([[friend.id, 'member']]);
  expect([await shownTo(visitor), await shownTo(friend)]).toEqual([['Inge: Techniek'], ['Inge: Techniek']]);
  expect(await noted(friend)).toMatchObject([{ isRead: true, ask: { about: 'membership', state: 'accepted' } }]);
  expect(await noted(owner)).toMatchObject([{ kind: 'member-accepted', message: 'Inge Bos staat nu in het team van “Zonnedak”.' }]);
});

test('a person who declined is listed nowhere, and may be asked again after 30 days', async () => {
  const { owner, friend, id, listed } = await scene();
  const ask = () => owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });
  await ask();
  await friend.api.members.leaveTeam({ id });
  const from = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();

  expect(await listed()).toEqual([]);
  expect(await noted(friend)).toMatchObject([{ isRead: true, ask: { state: 'declined' } }]);
  await expect(owner.api.members.removeMember({ id, personId: friend.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_SOON', data: { from } });

  // Within the life of a session, which reading renews.
  clock.advance({ days: 20 });
  await Promise.all([listed(), noted(friend)]);
  clock.advance({ days: 10 });
  expect((await friend.api.projects.readProject({ id })).membership).toBeNull();
  await expect(friend.api.members.acceptMembership({ id, role: 'Techniek' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await ask();
  expect(await listed()).toEqual([[friend.id, 'asked']]);
});

test('a person who declined may still accept for as long as they can’t be asked again', async () => {
  const { owner, friend, id, listed, shownTo } = await scene();
  await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });
  await friend.api.members.leaveTeam({ id });
  expect((await friend.api.projects.readProject({ id })).membership).toEqual({ state: 'declined', role: 'Techniek' });

  await friend.api.members.acceptMembership({ id, role: 'Techniek' });

  expect(await listed()).toEqual([[friend.id, 'member']]);
  expect(await shownTo(owner)).toEqual(['Inge: Techniek']);
  expect(await noted(friend)).toMatchObject([{ ask: { state: 'accepted' } }]);
  expect(await noted(owner)).toMatchObject([{ kind: 'member-accepted' }]);
});

test('a member leaves at any time, and the owner removes one', async () => {
  const { owner, friend, id, shownTo, listed } = await scene();
  for (const end of [() => friend.api.members.leaveTeam({ id }), () => owner.api.members.removeMember({ id, personId: friend.id })]) {
    await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });
    await friend.api.members.acceptMembership({ id, role: 'Techniek' });
    await end();
    expect([await shownTo(owner), await listed(), await noted(owner)]).toEqual([[], [], []]);
    await expect(friend.api.members.leaveTeam({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('only connections are asked, to a published project, by its owner', async () => {
  const { owner, friend, id } = await scene();
  const stranger = await server.person();
  const ask = (person: Person, personId: string, project = id) => person.api.members.askMember({ id: project, personId, role: 'Techniek' });

  await expect(ask(owner, stranger.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(owner, owner.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(friend, owner.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const draft = await makeProject(db, { ownerId: owner.id, status: 'draft' });
  await expect(ask(owner, friend.id, draft.id)).rejects.toMatchObject({ code: 'UNLISTED' });
  await expect(friend.api.members.acceptMembership({ id, role: 'Techniek' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(friend.api.members.listMembers({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a team has at most 20 asked people and members, also when several are asked at once', async () => {
  const { owner, friend, id, listed } = await scene();
  const others = await Promise.all(Array.from({ length: 24 }, () => makePerson(db)));
  await Promise.all(others.slice(0, 18).map((person) => makeMember(db, { projectId: id, personId: person.id })));
  await Promise.all(others.map((person) => makeConnection(db, { from: person.id, to: owner.id })));

  const answers = await Promise.allSettled(
    [friend, ...others.slice(18)].map(({ id: personId }) => owner.api.members.askMember({ id, personId, role: 'Techniek' })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await listed()).toHaveLength(20);
});

test('the last place of a team goes to one of several people who come back from a refusal at once', async () => {
  const { friend, id, listed } = await scene();
  const others = await Promise.all(Array.from({ length: 19 }, () => makePerson(db)));
  await Promise.all(others.map((person) => makeMember(db, { projectId: id, personId: person.id })));
  const declined = [friend, ...(await Promise.all(Array.from({ length: 5 }, () => server.person())))];
  const changedAt = clock.now();
  await Promise.all(declined.map((person) => makeMember(db, { projectId: id, personId: person.id, status: 'declined', changedAt })));

  const answers = await Promise.allSettled(declined.map(({ api }) => api.members.acceptMembership({ id, role: 'Techniek' })));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await listed()).toHaveLength(20);
});

test('a member who blocks a viewer and that viewer see nothing of each other', async () => {
  const { friend, id, shownTo, owner } = await scene();
  const viewer = await server.person();
  await makeMember(db, { projectId: id, personId: friend.id });
  await makeMember(db, { projectId: id, personId: viewer.id, role: 'Vorm' });
  await makeBlock(db, { from: friend.id, of: viewer.id });

  expect(await shownTo(viewer)).not.toContain('Inge: Techniek');
  expect(await shownTo(friend)).toEqual(['Inge: Techniek']);
  expect(await shownTo(owner)).toHaveLength(2);
});

test('a block between owner and member ends the place in the team for good', async () => {
  const { owner, friend, id, shownTo } = await scene();
  await makeMember(db, { projectId: id, personId: friend.id });

  await friend.api.network.blockPerson({ id: owner.id });
  await friend.api.network.unblockPerson({ id: owner.id });

  expect(await shownTo(owner)).toEqual([]);
});

test('a suspended member is hidden until the suspension is lifted', async () => {
  const { owner, friend, id, shownTo, listed } = await scene();
  await makeMember(db, { projectId: id, personId: friend.id });

  const seen = await aroundSuspension(server, friend, async () => [(await shownTo(owner)).length, (await listed()).length]);

  expect(seen).toEqual({ before: [1, 1], suspended: [0, 0], lifted: [1, 1] });
});

test('a member who leaves Kiem keeps no name in the team', async () => {
  const { owner, friend, id, shownTo, listed } = await scene();
  await makeMember(db, { projectId: id, personId: friend.id });

  await friend.api.account.deleteAccount({ password: friend.password });
  expect([await shownTo(owner), await listed()]).toEqual([[], []]);
});

test('a search among connections finds nobody else', async () => {
  const owner = await server.person();
  const [friend, blocked] = [await server.person({ firstName: 'Wietske' }), await server.person({ firstName: 'Wietske' })];
  await server.person({ firstName: 'Wietske' });
  await makeConnection(db, { from: friend.id, to: owner.id });
  await makeConnection(db, { from: owner.id, to: blocked.id });
  await owner.api.network.blockPerson({ id: blocked.id });
  const find = async (search: string) => (await owner.api.members.findConnections({ search })).people.map(({ id }) => id);

  expect(await find('wiets')).toEqual([friend.id]);
  expect([await find('zzz'), await find('')]).toEqual([[], []]);
});
