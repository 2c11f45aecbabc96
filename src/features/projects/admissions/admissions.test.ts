import { expect, test } from 'vitest';
import { openLiveStream } from '../../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeConnection } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { makeMember } from '../members/factory.ts';
import { makeAdmission } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'Dit verzoek is er niet (meer).' } };
const noted = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;
const listed = async (owner: Person, id: string, list: 'asked' | 'admitted' = 'asked') =>
  (await owner.api.admissions.listAdmissions({ id, list })).admissions;

/** A published project whose money is for admitted people. */
async function scene() {
  const [owner, asker] = [
    await server.person({ firstName: 'Bea', lastName: 'Smit' }),
    await server.person({ firstName: 'Inge', lastName: 'Bos' }),
  ];
  const { id } = await makeProject(db, {
    ownerId: owner.id,
    title: 'Zonnedak',
    equityProposal: 'Tien procent',
    equityAudience: 'admitted',
    plan: { capTable: 'Bea 90, Inge 10' },
  });
  const read = async ({ api }: Pick<Person, 'api'>) => {
    const { equityProposal, capTable, access } = await api.projects.readProject({ id });
    return { equityProposal, capTable, access: access?.state };
  };
  return { owner, asker, id, read };
}

const closed = { equityProposal: null, capTable: null };
const open = { equityProposal: 'Tien procent', capTable: 'Bea 90, Inge 10' };

test('an admitted person reads the equity proposal and the cap table, until the admission ends', async () => {
  const { owner, asker, id, read } = await scene();
  const stranger = await server.person();
  expect(await read(asker)).toEqual({ ...closed, access: null });

  await asker.api.admissions.askAccess({ id, note: ' Ik wil graag meedoen. ' });
  expect(await read(asker)).toEqual({ ...closed, access: 'asked' });
  expect(await listed(owner, id)).toEqual([
    { person: expect.objectContaining({ id: asker.id }), note: 'Ik wil graag meedoen.', since: clock.now().toISOString() },
  ]);
  await owner.api.admissions.admitPerson({ id, personId: asker.id });

  expect(await read(asker)).toEqual({ ...open, access: 'admitted' });
  expect(await read(owner)).toEqual({ ...open, access: undefined });
  expect(await read(stranger)).toEqual({ ...closed, access: null });
  expect(await read(server.visitor())).toEqual({ ...closed, access: undefined });
  expect(await listed(owner, id)).toEqual([]);
  expect(await listed(owner, id, 'admitted')).toMatchObject([{ person: { id: asker.id } }]);

  await owner.api.admissions.endAdmission({ id, personId: asker.id });
  expect(await read(asker)).toEqual({ ...closed, access: 'ended' });
  expect(await listed(owner, id, 'admitted')).toEqual([]);
});

test('the cap table is never for more people than those whom the owner admits', async () => {
  const { owner, asker } = await scene();
  const { id } = await makeProject(db, {
    ownerId: owner.id,
    equityAudience: 'everyone',
    equityProposal: 'Vijf',
    plan: { capTable: 'Bea 100' },
  });

  expect(await asker.api.projects.readProject({ id })).toMatchObject({ equityProposal: 'Vijf', capTable: null });
});

test('a request repeated at once is one request with one notification', async () => {
  const { owner, asker, id } = await scene();

  await Promise.all(Array.from({ length: 5 }, () => asker.api.admissions.askAccess({ id, note: 'Dag' })));

  expect(await listed(owner, id)).toHaveLength(1);
  expect(await noted(owner)).toMatchObject([
    {
      kind: 'access-asked',
      message: 'Inge Bos vraagt toegang tot “Zonnedak”.',
      actionUrl: `/projecten/${id}?tab=mensen#onderdelen`,
    },
  ]);
});

test('an admission opens the conversation of the two for good', async () => {
  const { owner, asker, id } = await scene();
  const write = (from: Person, to: Person) => from.api.messages.sendMessage({ id: to.id, messageId: newId(), content: 'Dag' });
  await asker.api.admissions.askAccess({ id });
  await write(asker, owner);
  expect(await owner.api.messages.readCounts()).toMatchObject({ requests: 1 });

  await owner.api.admissions.admitPerson({ id, personId: asker.id });

  expect(await owner.api.messages.readCounts()).toEqual({ unread: 1, requests: 0 });
  expect(await asker.api.messages.readConversation({ id: owner.id })).toMatchObject({ isConnected: false, messagesLeft: null });
  for (let n = 0; n < 6; n += 1) await write(asker, owner);
});

test('an admission before the first message lifts the limit too, and what comes is no request', async () => {
  const { owner, asker, id } = await scene();
  await asker.api.admissions.askAccess({ id });
  await owner.api.admissions.admitPerson({ id, personId: asker.id });
  expect(await asker.api.messages.readConversation({ id: owner.id })).toMatchObject({ state: 'none', messagesLeft: null });
  expect((await asker.api.messages.listMessages({ id: owner.id })).messages).toEqual([]);

  await asker.api.messages.sendMessage({ id: owner.id, messageId: newId(), content: 'Dank je' });

  expect(await owner.api.messages.readCounts()).toEqual({ unread: 1, requests: 0 });
});

test('a declined person reads the answer, hears of it, and may ask again after 30 days', async () => {
  const { owner, asker, id } = await scene();
  await asker.api.admissions.askAccess({ id });
  await owner.api.admissions.declineAccess({ id, personId: asker.id, answer: 'Dank je, nu nog niet.' });
  const from = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();

  expect((await asker.api.projects.readProject({ id })).access).toEqual({
    state: 'declined',
    answer: 'Dank je, nu nog niet.',
    askAgainFrom: from,
  });
  expect(await noted(asker)).toMatchObject([{ kind: 'access-declined', message: 'Bea Smit geeft je nu geen toegang tot “Zonnedak”.' }]);
  expect(await noted(owner)).toMatchObject([{ kind: 'access-asked', isRead: true, ask: { state: 'declined' } }]);
  await expect(asker.api.admissions.askAccess({ id })).rejects.toMatchObject({ code: 'TOO_SOON', data: { from } });
  expect(await asker.send('DELETE', `/api/projects/${id}/access`)).toEqual(gone);

  // Within the life of a session, which reading renews.
  clock.advance({ days: 20 });
  await listed(owner, id);
  expect((await asker.api.projects.readProject({ id })).access?.askAgainFrom).toBe(from);
  clock.advance({ days: 10 });
  expect((await asker.api.projects.readProject({ id })).access?.askAgainFrom).toBeNull();
  await asker.api.admissions.askAccess({ id, note: 'Nog eens' });
  expect(await listed(owner, id)).toMatchObject([{ note: 'Nog eens' }]);
  expect((await asker.api.projects.readProject({ id })).access).toEqual({ state: 'asked', answer: '', askAgainFrom: null });
});

test.each(['declined', 'admitted', 'ended'] as const)('a block doesn’t let somebody who was %s ask again at once', async (status) => {
  const { owner, asker, id } = await scene();
  const changedAt = new Date(clock.now().getTime() - 10 * 86_400_000);
  const words = { note: 'Dag', answer: status === 'declined' ? 'Nee' : '' };
  await makeAdmission(db, { projectId: id, personId: asker.id, status, changedAt, ...words });

  await asker.api.network.blockPerson({ id: owner.id });
  await asker.api.network.unblockPerson({ id: owner.id });

  const since = status === 'admitted' ? clock.now() : changedAt;
  const from = new Date(since.getTime() + 30 * 86_400_000).toISOString();
  await expect(asker.api.admissions.askAccess({ id })).rejects.toMatchObject({ code: 'TOO_SOON', data: { from } });
  const state = status === 'admitted' ? 'ended' : status;
  expect((await asker.api.projects.readProject({ id })).access).toEqual({ state, answer: '', askAgainFrom: from });
  expect([await noted(owner), await listed(owner, id, 'admitted')]).toEqual([[], []]);

  const kept = () => services.pool.query('select note from project_admissions where person_id = $1', [asker.id]);
  expect((await kept()).rows).toEqual([{ note: '' }]);
  await asker.api.account.deleteAccount({ password: asker.password });
  expect((await kept()).rows).toEqual([]);
});

test('a request is taken back with its notification, and an admission given up', async () => {
  const { owner, asker, id, read } = await scene();
  await asker.api.admissions.askAccess({ id });
  await asker.api.admissions.withdrawAccess({ id });

  expect(await read(asker)).toEqual({ ...closed, access: null });
  expect([await listed(owner, id), await noted(owner)]).toEqual([[], []]);
  expect(await owner.send('PUT', `/api/projects/${id}/admissions/${asker.id}`)).toEqual(gone);
  expect(await asker.send('DELETE', `/api/projects/${id}/access`)).toEqual(gone);

  await asker.api.admissions.askAccess({ id });
  await owner.api.admissions.admitPerson({ id, personId: asker.id });
  await asker.api.admissions.withdrawAccess({ id });
  expect(await read(asker)).toEqual({ ...closed, access: null });
});

test('an owner admits a connection unasked, and nobody else', async () => {
  const { owner, asker: stranger, id, read } = await scene();
  const friend = await server.person();
  await makeConnection(db, { from: friend.id, to: owner.id });

  await owner.api.admissions.admitPerson({ id, personId: friend.id });

  expect(await read(friend)).toEqual({ ...open, access: 'admitted' });
  expect(await noted(friend)).toMatchObject([{ kind: 'access-admitted', actionUrl: `/projecten/${id}` }]);
  expect(await owner.send('PUT', `/api/projects/${id}/admissions/${stranger.id}`)).toEqual(gone);
  expect(await owner.send('PUT', `/api/projects/${id}/admissions/${owner.id}`)).toEqual(gone);
});

test('nobody is admitted to a draft or a withdrawn project', async () => {
  const { owner } = await scene();
  const friend = await server.person();
  await makeConnection(db, { from: friend.id, to: owner.id });
  for (const state of [{ status: 'draft' as const }, { withdrawnAt: clock.now() }]) {
    const { id } = await makeProject(db, { ownerId: owner.id, ...state });
    await expect(owner.api.admissions.admitPerson({ id, personId: friend.id })).rejects.toMatchObject({ code: 'UNLISTED' });
    await expect(friend.api.admissions.askAccess({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('a withdrawn project takes its notifications to others back', async () => {
  const { owner, asker, id } = await scene();
  const [declined, member] = [await server.person(), await server.person()];
  for (const { api } of [asker, declined]) await api.admissions.askAccess({ id, note: '' });
  await owner.api.admissions.admitPerson({ id, personId: asker.id });
  await owner.api.admissions.declineAccess({ id, personId: declined.id, answer: '' });
  await makeConnection(db, { from: owner.id, to: member.id });
  await owner.api.members.askMember({ id, personId: member.id, role: 'Bouwer' });
  for (const person of [asker, declined, member]) expect(await noted(person)).toHaveLength(1);

  await owner.api.ownProjects.withdrawProject({ id });

  for (const person of [asker, declined, member]) expect(await noted(person)).toEqual([]);
});

test('nobody hears what an owner does with the people of a withdrawn project, and an asker isn’t told of a refusal', async () => {
  const { owner, asker } = await scene();
  const [admitted, member] = [await server.person(), await server.person()];
  const { id } = await makeProject(db, { ownerId: owner.id, withdrawnAt: clock.now() });
  await makeAdmission(db, { projectId: id, personId: asker.id });
  await makeAdmission(db, { projectId: id, personId: admitted.id, status: 'admitted' });
  await makeMember(db, { projectId: id, personId: member.id });
  const others = [asker, admitted, member];
  const streams = await Promise.all([owner, ...others].map((person) => openLiveStream(person)));

  await owner.api.admissions.declineAccess({ id, personId: asker.id, answer: 'Nee.' });
  await owner.api.admissions.endAdmission({ id, personId: admitted.id });
  await owner.api.members.changeMemberRole({ id, personId: member.id, role: 'Dakdekker' });
  await owner.api.members.removeMember({ id, personId: member.id });

  // A message comes after what would have been told.
  for (const person of others) await owner.api.messages.sendMessage({ id: person.id, messageId: newId(), content: 'Dag' });
  for (const stream of streams) await stream.until(() => stream.changes().some(({ topic }) => topic === 'messages'));
  const heard = streams.map((stream) => stream.changes().filter(({ topic }) => topic === 'projects').length);
  expect(heard).toEqual([4, 0, 0, 0]);
  expect((await noted(asker)).map(({ kind }) => kind)).toEqual(['message']);
  for (const stream of streams) stream.close();
});
