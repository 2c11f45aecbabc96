import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makeProject } from '../projects/factory.ts';
import { countMails, notify } from './commands/notify.ts';
import { startDigests } from './commands/start-digests.ts';
import type { Channel, NotificationEvent, PreferenceKind } from './policy.ts';

const server = await startTestServer();
const { services } = server;

const tell = (personId: string, event: NotificationEvent) => services.db.transaction((tx) => notify(tx, services, personId, event));
const choose = (person: Person, kind: PreferenceKind, channel: Channel) => person.api.notifications.savePreference({ kind, channel });
const mailsTo = async (person: Person) => (await server.mails()).filter(({ to }) => to === person.email);
const channelOf = async (person: Person, kind: PreferenceKind) =>
  (await person.api.notifications.readPreferences()).preferences.find((preference) => preference.kind === kind)?.channel;

/** Tells a person of a message whose writer has caused them all mails of a day already. */
async function tellPastLimit({ id }: Person, { id: actorId }: Person, text: string): Promise<void> {
  await services.db.transaction((tx) => countMails(tx, services, { kind: 'message', actorId, mails: new Map([[id, 10]]) }));
  await tell(id, { kind: 'message', actorId, text });
}

async function mailsAfterADay(person: Person) {
  server.clock.advance({ days: 1 });
  await startDigests(services);
  return mailsTo(person);
}

/** Unsubscribes as a mail program does: without cookies and without an Origin. */
async function clickOnce(link: string): Promise<number> {
  const { pathname, search } = new URL(link);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return (await server.fetch(pathname + search, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status;
}

function linkOf({ headers }: { headers: Record<string, string> }): string {
  return /^<(\S+)>$/.exec(headers['list-unsubscribe']?.replaceAll(/\s+/g, '') ?? '')?.[1] ?? '';
}

test('a request is mailed at once, with its text, its link and a way to unsubscribe', async () => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });

  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });

  const [mail, ...others] = await mailsTo(anna);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Bram de Wit wil met je verbinden.');
  expect(mail?.text).toContain('http://kiem.test/netwerk');
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail && linkOf(mail)).toMatch(/^http:\/\/kiem\.test\/uitschrijven\?token=[\w.-]+$/);
  expect(mail?.html).toContain('Uitschrijven');
});

test('one click, even repeated, ends mails of that kind only; the app still notifies', async () => {
  const anna = await server.person();
  const [bram, cas] = [await server.person(), await server.person()];
  await choose(anna, 'connection-accepted', 'mail');
  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });
  const [mail] = await mailsTo(anna);
  const link = linkOf(mail ?? { headers: {} });

  expect([await clickOnce(link), await clickOnce(link)]).toEqual([200, 200]);

  expect(await channelOf(anna, 'connection-request')).toBe('app');
  expect(await channelOf(anna, 'connection-accepted')).toBe('mail');
  await tell(anna.id, { kind: 'connection-request', actorId: cas.id });
  expect(await mailsTo(anna)).toHaveLength(1);
  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 2 });
});

test('an altered link, or one for another person or kind, ends no mails', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });
  await choose(bram, 'connection-request', 'mail');
  await choose(anna, 'message', 'mail');
  const [mail] = await mailsTo(anna);
  const link = linkOf(mail ?? { headers: {} });

  const changed = [
    link.slice(0, -1),
    `${link}x`,
    link.replace(anna.id, bram.id),
    link.replace('connection-request', 'message'),
    `${link}.x`,
  ];
  for (const each of changed) expect(await clickOnce(each)).toBe(400);

  expect(await channelOf(anna, 'connection-request')).toBe('mail');
  expect(await channelOf(anna, 'message')).toBe('mail');
  expect(await channelOf(bram, 'connection-request')).toBe('mail');
});

test('another site can’t unsubscribe a person through their browser', async () => {
  const anna = await server.person();
  const headers = { Origin: 'https://elders.test', Cookie: 'kiem_session=x' };

  expect((await server.fetch('/uitschrijven?token=x', { method: 'POST', headers })).status).toBe(403);
  expect(await channelOf(anna, 'connection-request')).toBe('mail');
});

test('the button on the page unsubscribes, signed in or not', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });
  const [mail] = await mailsTo(anna);
  const token = new URL(linkOf(mail ?? { headers: {} })).searchParams.get('token') ?? '';

  expect(await server.visitor().api.notifications.unsubscribe({ token })).toEqual({ subject: 'Connectieverzoeken', isInApp: true });

  expect(await channelOf(anna, 'connection-request')).toBe('app');
});

test('several messages in one unread notification are mailed once', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await choose(anna, 'message', 'mail');

  for (const text of ['Eén', 'Twee', 'Drie']) await tell(anna.id, { kind: 'message', actorId: bram.id, text });

  expect(await mailsTo(anna)).toHaveLength(1);
});

test('a person who turned a kind off gets no notification of it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await choose(anna, 'connection-request', 'none');

  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });

  expect((await anna.api.notifications.listNotifications({})).notifications).toEqual([]);
  expect(await mailsTo(anna)).toEqual([]);
});

test('a preference applies to its own person only', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const { preferences } = await choose(anna, 'like', 'digest');

  expect(preferences.find(({ kind }) => kind === 'like')).toEqual({
    kind: 'like',
    label: 'Likes op je posts',
    channel: 'digest',
    isMailing: false,
  });
  expect(await channelOf(bram, 'like')).toBe('app');
  const refused = await anna.send('PUT', '/api/notification-preferences', { kind: 'onzin', channel: 'app' });
  expect(refused.status).toBe(400);
});

test('the digest is mailed once, at eight in each person’s morning, with what was waiting and is still unread', async () => {
  server.clock.set(new Date('2040-01-10T15:00:00Z'));
  const anna = await server.person();
  const far = await server.person();
  await far.api.account.setTimeZone({ timeZone: 'America/New_York' });
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });
  const [cas, dina] = [await server.person(), await server.person()];
  for (const person of [anna, far]) await tell(person.id, { kind: 'message', actorId: bram.id, text: 'Dag!' });
  await tell(anna.id, { kind: 'message', actorId: cas.id, text: 'Al gelezen.' });
  const { notifications } = await anna.api.notifications.listNotifications({});
  await anna.api.notifications.markRead({ id: notifications.find(({ message }) => message.includes('Al gelezen'))?.id ?? '' });

  server.clock.set(new Date('2040-01-11T06:59:00Z'));
  await startDigests(services);
  expect(await mailsTo(anna)).toEqual([]);

  server.clock.set(new Date('2040-01-11T07:01:00Z'));
  await tell(anna.id, { kind: 'message', actorId: dina.id, text: 'Na acht uur.' });
  // Several servers may start digests at once.
  await Promise.all([startDigests(services), startDigests(services), startDigests(services)]);
  const [digest, ...others] = await mailsTo(anna);
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('Bram de Wit: “Dag!”');
  expect(digest?.text).toContain(`http://kiem.test/netwerk?chat=${bram.id}`);
  expect(digest?.text).not.toContain('Al gelezen');
  expect(digest?.text).not.toContain('Na acht uur');
  expect(await mailsTo(far)).toEqual([]);

  server.clock.set(new Date('2040-01-11T13:01:00Z'));
  await startDigests(services);
  expect(await mailsTo(far)).toHaveLength(1);
  expect(await mailsTo(anna)).toHaveLength(1);

  server.clock.set(new Date('2040-01-12T07:01:00Z'));
  await startDigests(services);
  const next = (await mailsTo(anna)).filter(({ text }) => text.includes('Na acht uur'));
  expect(next).toHaveLength(1);
  expect(await clickOnce(linkOf(next[0] ?? { headers: {} }))).toBe(200);
  expect(await channelOf(anna, 'message')).toBe('app');
});

test('a person who asks and takes it back again and again causes ten mails a day, and what is left waits for the digest', async () => {
  const [owner, asker] = [await server.person(), await server.person()];
  const { id } = await makeProject(services.db, { ownerId: owner.id });
  const ask = async () => {
    await asker.api.admissions.askAccess({ id });
    await server.mails();
  };

  await ask();
  for (let turn = 0; turn < 11; turn += 1) {
    await asker.api.admissions.withdrawAccess({ id });
    await ask();
  }

  expect(await mailsTo(owner)).toHaveLength(10);
  expect(await owner.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
  server.clock.advance({ days: 1 });
  await startDigests(services);
  expect(await mailsTo(owner)).toHaveLength(11);
  await asker.api.admissions.withdrawAccess({ id });
  await ask();
  expect(await mailsTo(owner)).toHaveLength(12);
});

test('a message that waits for the digest goes on waiting when another gathers with it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await choose(anna, 'message', 'mail');
  await tellPastLimit(anna, bram, 'Eén.');
  await tell(anna.id, { kind: 'message', actorId: bram.id, text: 'Twee.' });
  expect(await mailsAfterADay(anna)).toEqual([expect.objectContaining({ text: expect.stringContaining('Twee.') })]);
});

test('unsubscribing from the digest also ends it for what is past the limit of mails, until it is chosen again', async () => {
  const [anna, bram, cas] = [await server.person(), await server.person(), await server.person()];
  await choose(anna, 'message', 'mail');
  await tellPastLimit(anna, bram, 'Eén.');
  const [digest] = await mailsAfterADay(anna);
  expect(digest?.text).toContain('omdat er bij Kiem sinds gisteren iets gebeurde dat je nog niet las');

  await anna.api.notifications.markAllRead();
  await tellPastLimit(anna, bram, 'Twee.');
  expect(await clickOnce(linkOf(digest ?? { headers: {} }))).toBe(200);
  await tellPastLimit(anna, cas, 'Drie.');
  expect(await mailsAfterADay(anna)).toHaveLength(1);

  await anna.api.notifications.markAllRead();
  await choose(anna, 'like', 'digest');
  await tellPastLimit(anna, cas, 'Vier.');
  expect((await mailsAfterADay(anna)).slice(1)).toEqual([expect.objectContaining({ text: expect.stringContaining('Vier.') })]);
});

test('a zone that PostgreSQL does not know keeps nobody from the digest', async () => {
  server.clock.set(new Date('2040-02-10T15:00:00Z'));
  const [anna, bram, cas] = [await server.person(), await server.person(), await server.person()];
  for (const person of [anna, cas]) await tell(person.id, { kind: 'message', actorId: bram.id, text: 'Dag!' });
  await cas.api.account.setTimeZone({ timeZone: 'AET' });

  server.clock.set(new Date('2040-02-11T07:01:00Z'));
  await startDigests(services);

  for (const person of [anna, cas]) expect(await mailsTo(person)).toHaveLength(1);
});
