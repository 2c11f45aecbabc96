import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makePerson } from '../../profiles/factory.ts';
import { makeProject, makeRole } from '../factory.ts';
import { makeInterest } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const noted = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;

/** A published project that looks for an engineer, its owner, and somebody for the role. */
async function scene() {
  const [owner, talent] = [await server.person(), await server.person({ firstName: 'Inge', lastName: 'Bos' })];
  const role = makeRole();
  const { id } = await makeProject(db, { ownerId: owner.id, roles: [role] });
  const show = (messageId = newId()) => talent.api.interests.showInterest({ id: role.id, messageId, content: 'Ik bouw graag mee.' });
  const listed = async () => (await owner.api.interests.listInterests({ id: role.id })).interests.map(({ person }) => person.id);
  const countOf = async (person: Person) => (await person.api.projects.readProject({ id })).interestCounts;
  return { owner, talent, role, id, show, listed, countOf };
}

test('interest in a role reaches the owner as a message in an open conversation, and as one notification', async () => {
  const { owner, talent, role, id, show, listed, countOf } = await scene();

  await show();

  expect((await owner.api.messages.listMessages({ id: talent.id })).messages).toMatchObject([{ content: 'Ik bouw graag mee.' }]);
  expect(await owner.api.messages.readCounts()).toEqual({ unread: 1, requests: 0 });
  expect(await talent.api.messages.readConversation({ id: owner.id })).toMatchObject({ messagesLeft: null });
  expect(await noted(owner)).toMatchObject([
    {
      kind: 'role-interest',
      message: 'Inge Bos heeft interesse in de rol “Ingenieur”.',
      actionUrl: `/netwerk?chat=${talent.id}`,
    },
  ]);
  expect([await listed(), await countOf(owner)]).toEqual([[talent.id], [{ roleId: role.id, count: 1 }]]);
  expect((await talent.api.projects.readProject({ id })).interests).toEqual([role.id]);
  expect(await countOf(talent)).toEqual([]);
});

test('an owner who reads the message of an interest has read its notification too', async () => {
  const { owner, talent, show } = await scene();
  const messageId = newId();
  await show(messageId);
  expect(await noted(owner)).toMatchObject([{ kind: 'role-interest', isRead: false }]);

  await owner.api.messages.markRead({ id: talent.id, until: messageId });

  expect(await noted(owner)).toMatchObject([{ kind: 'role-interest', isRead: true }]);
});

test('interest that is shown several times at once counts once and sends one message', async () => {
  const { owner, talent, show, listed } = await scene();

  await Promise.all([show(), show(), show()]);

  expect(await listed()).toEqual([talent.id]);
  expect((await owner.api.messages.listMessages({ id: talent.id })).messages).toHaveLength(1);
});

test('interest that is taken back is gone with its notification, and its message stays', async () => {
  const { owner, talent, role, id, show, listed, countOf } = await scene();
  await show();

  await talent.api.interests.takeBackInterest({ id: role.id });

  expect([await listed(), await countOf(owner), await noted(owner)]).toEqual([[], [], []]);
  expect((await talent.api.projects.readProject({ id })).interests).toEqual([]);
  expect((await owner.api.messages.listMessages({ id: talent.id })).messages).toHaveLength(1);
  await expect(talent.api.interests.takeBackInterest({ id: role.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a refused message leaves no interest', async () => {
  const { owner, talent, role, show, listed } = await scene();
  const other = await server.person();
  const messageId = newId();
  await talent.api.messages.sendMessage({ id: other.id, messageId, content: 'Dag' });

  await expect(show(messageId)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(talent.api.interests.showInterest({ id: role.id, messageId: newId(), content: '  ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });

  expect([await listed(), await noted(owner)]).toEqual([[], []]);
  expect(await talent.api.messages.readConversation({ id: owner.id })).toMatchObject({ messagesLeft: 5 });
});

test('nobody is interested in a role of their own, of a draft, or of a withdrawn project; only the owner lists who is', async () => {
  const { owner, talent, role, show } = await scene();
  const ask = (person: Person, id: string) => person.api.interests.showInterest({ id, messageId: newId(), content: 'Dag' });
  await expect(ask(owner, role.id)).rejects.toMatchObject({ code: 'OWN_PROJECT' });
  for (const state of [{ status: 'draft' as const }, { withdrawnAt: clock.now() }]) {
    const hidden = makeRole();
    await makeProject(db, { ownerId: owner.id, roles: [hidden], ...state });
    await expect(ask(talent, hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await show();
  await expect(talent.api.interests.listInterests({ id: role.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('interested people are listed newest first, 20 at a time', async () => {
  const { owner, role } = await scene();
  const people = await Promise.all(Array.from({ length: 45 }, () => makePerson(db)));
  await Promise.all(
    people.map((person, place) =>
      makeInterest(db, { roleId: role.id, personId: person.id, createdAt: new Date(clock.now().getTime() - Math.floor(place / 2) * 1000) }),
    ),
  );

  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const page = await owner.api.interests.listInterests({ id: role.id, after });
    pages.push(page.interests.map(({ person }) => person.id));
    after = page.next ?? undefined;
  } while (after !== undefined);

  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat()).size).toBe(45);
});

test('a block ends an interest for good, and a suspension hides it', async () => {
  const { owner, talent, show, listed, countOf } = await scene();
  await show();

  const { suspended, lifted } = await aroundSuspension(server, talent, async () => [await listed(), await countOf(owner)]);
  expect(suspended).toEqual([[], []]);
  expect(lifted[0]).toEqual([talent.id]);
  await owner.api.network.blockPerson({ id: talent.id });
  await owner.api.network.unblockPerson({ id: talent.id });

  expect([await listed(), await noted(owner)]).toEqual([[], []]);
});
