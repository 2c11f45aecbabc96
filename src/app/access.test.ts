import { expect, test } from 'vitest';
import { contactInput } from '../features/contact/factory.ts';
import { makeComment, makePost } from '../features/feed/factory.ts';
import { makeConversation } from '../features/messages/factory.ts';
import { makeNotification } from '../features/notifications/factory.ts';
import { profileInput } from '../features/profiles/factory.ts';
import { makeBlock, makeConnection } from '../features/relations/factory.ts';
import { makeUpload } from '../features/uploads/factory.ts';
import { newId } from '../platform/ids.ts';
import type { Browser } from './testing/browser.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { pdf } from './testing/sample-files.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();

/** What a call is about: a person, and what only they may see. */
type Scene = {
  owner: Person;
  draftId: string;
  commentId: string;
  sessionId: string;
  avatarId: string;
  notificationId: string;
  /** What the owner wrote to their friend. */
  messageId: string;
  /** Who asked the owner to connect, is connected to them, and is blocked by them. */
  askerId: string;
  friendId: string;
  blockedId: string;
};
type Caller = 'signedOut' | 'stranger' | 'otherRole' | 'owner';
type Row = Record<Caller, string> & { input?: (scene: Scene) => Record<string, unknown> };

const everybody = (answer: string): Record<Caller, string> => ({ signedOut: answer, stranger: answer, otherRole: answer, owner: answer });
const signedIn = (answer: string): Record<Caller, string> => ({ ...everybody(answer), signedOut: 'UNAUTHORIZED' });
const ownerOnly = (answer: string): Record<Caller, string> => ({ ...signedIn('NOT_FOUND'), owner: answer });

/** Who gets what from each procedure of the contract; one that is missing here fails the first test. */
const expected: Record<string, Row> = {
  'site.readSite': everybody('ok'),
  'accounts.signUp': {
    ...everybody('ok'),
    input: () => {
      const id = newId();
      return { id, firstName: 'Anna', lastName: 'Peeters', email: `${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4' };
    },
  },
  'accounts.resendConfirmation': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  'accounts.confirmEmail': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'accounts.signIn': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email, password: owner.password }) },
  'accounts.signOut': everybody('ok'),
  'accounts.requestPasswordReset': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  'accounts.resetPassword': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin', password: 'Kastanje-regenboog-4' }) },
  'accounts.confirmNewEmail': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'account.readAccount': signedIn('ok'),
  'account.changePassword': {
    ...signedIn('ok'),
    input: ({ owner }) => ({ currentPassword: owner.password, password: 'Kastanje-regenboog-4' }),
  },
  'account.requestEmailChange': {
    ...signedIn('ok'),
    input: ({ owner }) => ({ email: `nieuw-${owner.email}`, password: owner.password }),
  },
  'account.cancelEmailChange': signedIn('ok'),
  'account.listDevices': signedIn('ok'),
  'account.signOutDevice': { ...ownerOnly('ok'), input: ({ sessionId }) => ({ id: sessionId }) },
  'account.signOutOthers': signedIn('ok'),
  'account.signOutEverywhere': signedIn('ok'),
  'account.setTimeZone': { ...signedIn('ok'), input: () => ({ timeZone: 'Europe/Amsterdam' }) },
  'account.downloadData': signedIn('ok'),
  'account.deleteAccount': { ...signedIn('ok'), input: ({ owner }) => ({ password: owner.password }) },
  'uploads.createUpload': { ...signedIn('ok'), input: () => ({ id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf') }) },
  'profiles.readMe': everybody('ok'),
  'profiles.readProfile': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'profile.readOwnProfile': signedIn('ok'),
  'profile.saveProfile': { ...signedIn('ok'), input: () => ({ ...profileInput, version: 1 }) },
  'profile.setAvatar': { ...signedIn('UNKNOWN_IMAGE'), owner: 'ok', input: ({ avatarId }) => ({ imageId: avatarId }) },
  'profile.setCover': { ...signedIn('UNKNOWN_IMAGE'), input: ({ avatarId }) => ({ imageId: avatarId }) },
  'feed.listPosts': { ...signedIn('ok'), input: () => ({}) },
  'feed.countNewPosts': { ...signedIn('ok'), input: () => ({}) },
  'feed.readPost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.listDrafts': { ...signedIn('ok'), input: () => ({}) },
  'feed.createPost': { ...signedIn('ok'), input: () => ({ id: newId(), content: 'Hallo' }) },
  // The owner's draft stands as it was made: here is said that another window changed it.
  'feed.editPost': {
    ...ownerOnly('STALE'),
    input: ({ draftId }) => ({ id: draftId, content: 'Hallo', basedOn: '2020-01-01T00:00:00.000Z' }),
  },
  'feed.deletePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.likePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.unlikePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'comments.listComments': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'comments.createComment': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId, commentId: newId(), content: 'Hallo' }) },
  'comments.editComment': { ...ownerOnly('ok'), input: ({ commentId }) => ({ id: commentId, content: 'Anders' }) },
  'comments.deleteComment': { ...ownerOnly('ok'), input: ({ commentId }) => ({ id: commentId }) },
  'notifications.listNotifications': { ...signedIn('ok'), input: () => ({}) },
  'notifications.readUnreadCount': signedIn('ok'),
  'notifications.markRead': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.markAllRead': signedIn('ok'),
  'notifications.deleteNotification': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.restoreNotification': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.readPreferences': signedIn('ok'),
  'notifications.savePreference': { ...signedIn('ok'), input: () => ({ kind: 'like', channel: 'none' }) },
  'notifications.unsubscribe': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'network.readCounts': signedIn('ok'),
  'network.listConnections': { ...signedIn('ok'), input: () => ({}) },
  'network.listRequests': { ...signedIn('ok'), input: () => ({ direction: 'received' }) },
  'network.listSuggestions': { ...signedIn('ok'), input: () => ({}) },
  'network.dismissSuggestion': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'network.readRelation': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'network.listSharedConnections': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'network.requestConnection': { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }) },
  // Of the two people of the scene, only its owner was asked, only the asker has a request to take back.
  'network.withdrawRequest': { ...signedIn('NOT_FOUND'), input: ({ owner }) => ({ id: owner.id }) },
  'network.acceptRequest': { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }) },
  'network.declineRequest': { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }) },
  'network.removeConnection': { ...ownerOnly('ok'), input: ({ friendId }) => ({ id: friendId }) },
  'network.blockPerson': { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }) },
  'network.unblockPerson': { ...ownerOnly('ok'), input: ({ blockedId }) => ({ id: blockedId }) },
  'people.searchPeople': { ...signedIn('ok'), input: () => ({ search: 'an' }) },
  'messages.readCounts': signedIn('ok'),
  'messages.listConversations': { ...signedIn('ok'), input: () => ({}) },
  // Anyone may write to anyone (decision 26); to nobody themselves.
  'messages.readConversation': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.listMessages': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.sendMessage': {
    ...signedIn('ok'),
    owner: 'SELF',
    input: ({ owner }) => ({ id: owner.id, messageId: newId(), content: 'Hallo' }),
  },
  'messages.editMessage': { ...ownerOnly('ok'), input: ({ messageId }) => ({ id: messageId, content: 'Anders' }) },
  'messages.deleteMessage': { ...ownerOnly('ok'), input: ({ messageId }) => ({ id: messageId }) },
  'messages.markRead': { ...ownerOnly('ok'), input: ({ friendId, messageId }) => ({ id: friendId, until: messageId }) },
  'messages.answerRequest': { ...ownerOnly('ok'), input: ({ friendId }) => ({ id: friendId, answer: 'accept' }) },
  'messages.searchMessages': { ...signedIn('ok'), input: () => ({ search: 'dag' }) },
  'messages.tellTyping': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.readPreferences': signedIn('ok'),
  'messages.savePreferences': { ...signedIn('ok'), input: () => ({ showsReadMarks: false }) },
  'network.listBlocked': { ...signedIn('ok'), input: () => ({}) },
  'presence.listOnline': { ...signedIn('ok'), input: ({ owner }) => ({ ids: [owner.id] }) },
  'presence.readPreference': signedIn('ok'),
  'contact.readForm': everybody('ok'),
  'contact.sendContactMessage': { ...everybody('ok'), input: () => contactInput(server.services) },
  'presence.savePreference': { ...signedIn('ok'), input: () => ({ isShown: false }) },
  'services.listFacts': { ...everybody('ok'), input: () => ({ page: 'posting' }) },
};

async function makeScene(): Promise<Scene> {
  const owner = await server.person({ roles: ['investor'] });
  const draft = await makePost(server.services.db, { authorId: owner.id, isPublished: false });
  const comment = await makeComment(server.services.db, { postId: draft.id, authorId: owner.id });
  const avatar = await makeUpload(server.services, { ownerId: owner.id, kind: 'avatar' });
  const notification = await makeNotification(server.services.db, { personId: owner.id });
  const [device] = await owner.api.account.listDevices();
  const [asker, friend, blocked] = [await server.person(), await server.person(), await server.person()];
  await makeConnection(server.services.db, { from: asker.id, to: owner.id, status: 'pending' });
  await makeConnection(server.services.db, { from: friend.id, to: owner.id });
  await makeBlock(server.services.db, { from: owner.id, of: blocked.id });
  const { messageIds } = await makeConversation(server.services.db, { from: owner.id, to: friend.id, lastAt: server.clock.now() });
  return {
    owner,
    draftId: draft.id,
    commentId: comment.id,
    sessionId: device?.id ?? '',
    avatarId: avatar.id,
    notificationId: notification.id,
    messageId: messageIds[0] ?? '',
    askerId: asker.id,
    friendId: friend.id,
    blockedId: blocked.id,
  };
}

async function callerOf(caller: Caller, { owner }: Scene): Promise<Browser> {
  switch (caller) {
    case 'signedOut':
      return server.visitor();
    case 'stranger':
      return server.person({ roles: ['investor'] });
    case 'otherRole':
      return server.person({ roles: ['talent', 'entrepreneur'] });
    case 'owner':
      return owner;
  }
}

async function overRpc(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const path = `/rpc/${name.replaceAll('.', '/')}`;
  const files = Object.entries(input).filter(([, value]) => value instanceof File);
  if (files.length === 0) {
    const { status, body } = await browser.send('POST', path, { json: input });
    return status === 200 ? 'ok' : (body as { json: { code: string } }).json.code;
  }
  const data = JSON.stringify({ json: input, maps: files.map(([field]) => [field]) });
  const { status, body } = await sendForm(browser, path, { data, ...Object.fromEntries(files.map(([, file], place) => [place, file])) });
  return status === 200 ? 'ok' : (body as { json: { code: string } }).json.code;
}

async function overRest(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { method = '', path = '' } = contractProcedures.get(name)?.['~orpc'].route ?? {};
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)));
  const target = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(input[field]))}`;
  const hasFile = Object.values(rest).some((value) => value instanceof File);
  const { status, body } = hasFile
    ? await sendForm(browser, target, rest)
    : await (method === 'GET' ? browser.send(method, `${target}?${queryOf(rest)}`) : browser.send(method, target, rest));
  return status < 300 ? 'ok' : (body as { code: string }).code;
}

/** As the API reads it: a list has its places in brackets. */
function queryOf(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each, place) => [`${name}[${place}]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

async function sendForm(browser: Browser, path: string, fields: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value instanceof File ? value : String(value));
  const response = await browser.fetch(path, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

test('every procedure has its row here, and every row its procedure', () => {
  expect(Object.keys(expected).toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

const callers: Caller[] = ['signedOut', 'stranger', 'otherRole', 'owner'];
const calls = [...contractProcedures.keys()].flatMap((name) => callers.map((caller) => ({ name, caller })));

test.each(calls)('$name as $caller', async ({ name, caller }) => {
  const row = expected[name];
  for (const call of [overRpc, overRest]) {
    const scene = await makeScene();
    expect(await call(await callerOf(caller, scene), name, row?.input?.(scene))).toBe(row?.[caller]);
  }
});

const closed = [...contractProcedures.keys()].filter((name) => expected[name]?.signedOut === 'UNAUTHORIZED');

test.each(closed)('%s reads nothing of what a signed-out caller sends', async (name) => {
  const nonsense = { onzin: true };

  expect(await overRpc(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
  expect(await overRest(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
});
