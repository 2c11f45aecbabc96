import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../app/testing/test-server.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { profiles } from '../../profiles/tables.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeProjectDismissal } from '../factory.ts';
import { sendWeeklyMatches } from './background.ts';
import { startWeeklyMails } from './commands.ts';
import { weeklyMails } from './tables.ts';

/** Mondays in the winter of Brussels, where eight is seven in UTC. */
const monday = new Date('2026-11-30T07:00:00Z');
const weekLater = new Date('2026-12-07T07:00:00Z');
const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);

const want = (person: Person, channel: 'mail' | 'none' = 'mail') =>
  person.api.notifications.savePreference({ kind: 'weekly-matches', channel });
const investorFor = (server: TestServer, details: object = {}) =>
  server.person({ roles: ['investor'], firstName: 'Hanne', preferredSectors: ['Tech'], ...details });
const mailsTo = async (server: TestServer, { email }: Person) => (await server.mails()).filter(({ to }) => to === email);

/** Starts the mails as a server does that runs at these moments. */
async function run(server: TestServer, ...moments: Date[]) {
  for (const moment of moments) {
    server.clock.set(moment);
    await startWeeklyMails(server.services);
  }
}

/** A server on the Friday before, with somebody who publishes. */
async function startOnFriday() {
  const server = await startTestServer();
  server.clock.set(minutes(monday, -4000));
  const owner = await server.person({ roles: ['entrepreneur'] });
  const publish = (title: string, publishedAt: Date, details: object = {}) =>
    makeProject(server.services.db, { ownerId: owner.id, title, category: 'tech', createdAt: publishedAt, ...details });
  return { server, owner, publish };
}

test('the matches of a week are mailed on Monday at eight, once, with a way to unsubscribe', async () => {
  const { server, publish } = await startOnFriday();
  const hanne = await investorFor(server);
  await want(hanne);
  await publish('Te oud', minutes(monday, -8 * 1440));
  await publish('Slimme kas', minutes(monday, -60), { targetAmount: 40_000 });
  await publish('Andere sector', minutes(monday, -60), { category: 'onderwijs' });
  await publish('Net te laat', minutes(monday, 1));

  await run(server, minutes(monday, -1));
  expect(await mailsTo(server, hanne)).toEqual([]);
  await run(server, minutes(monday, 2), minutes(monday, 3), minutes(monday, 3000));

  const [mail, ...others] = await mailsTo(server, hanne);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Nieuw en iets voor jou: Slimme kas');
  expect(mail?.text).toContain('Dag Hanne, dit past bij je');
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Tech · nog € 40.000 nodig');
  for (const left of ['Te oud', 'Andere sector', 'Net te laat']) expect(mail?.text).not.toContain(left);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  await run(server, minutes(weekLater, 1));
  expect((await mailsTo(server, hanne)).map(({ subject }) => subject)).toEqual([
    'Nieuw en iets voor jou: Slimme kas',
    'Nieuw en iets voor jou: Net te laat',
  ]);
});

test('five are shown and the rest counted', async () => {
  const { server, publish } = await startOnFriday();
  const hanne = await investorFor(server);
  await want(hanne);
  for (let place = 1; place <= 7; place += 1) await publish(`Plan ${place}`, minutes(monday, -place));

  await run(server, minutes(monday, -1), monday);

  const [mail] = await mailsTo(server, hanne);
  expect(mail?.subject).toBe('7 nieuwe projecten die bij je passen');
  expect(mail?.text).toContain('En nog 2 andere.');
  expect([mail?.text.includes('Plan 5'), mail?.text.includes('Plan 6')]).toEqual([true, false]);
});

test('the mail leaves out projects that are withdrawn, blocked, suspended, dismissed or completed before it is sent', async () => {
  const { server, publish } = await startOnFriday();
  const { db } = server.services;
  const hanne = await investorFor(server);
  await want(hanne);
  const [blocker, suspended] = [await server.person(), await server.person()];
  const dismissed = await publish('Opzijgezet', minutes(monday, -5));
  await publish('Blijft', minutes(monday, -5));
  await publish('Ingetrokken', minutes(monday, -5), { withdrawnAt: monday });
  await publish('Voltooid', minutes(monday, -5), { status: 'completed' });
  await publish('Geblokkeerd', minutes(monday, -5), { ownerId: blocker.id });
  await publish('Geschorst', minutes(monday, -5), { ownerId: suspended.id });
  await publish('Eigen', minutes(monday, -5), { ownerId: hanne.id });
  await makeProjectDismissal(db, { personId: hanne.id, projectId: dismissed.id });
  await makeBlock(db, { from: blocker.id, of: hanne.id });
  await suspendAccount(db, suspended.email, server.clock.now());

  await run(server, minutes(monday, -1), monday);

  expect((await mailsTo(server, hanne)).map(({ subject }) => subject)).toEqual(['Nieuw en iets voor jou: Blijft']);
});

test('nobody is mailed who didn’t choose it, has no new match, isn’t an investor any more, or is suspended', async () => {
  const { server, publish } = await startOnFriday();
  const { db } = server.services;
  await publish('Slimme kas', minutes(monday, -60));
  const [unasked, ended, unmatched, former, gone] = await Promise.all([
    investorFor(server),
    investorFor(server),
    investorFor(server, { preferredSectors: ['Onderwijs'] }),
    investorFor(server),
    investorFor(server),
  ]);
  for (const person of [ended, unmatched, former, gone]) await want(person);
  await run(server, minutes(monday, -1));
  await want(ended, 'none');
  await db
    .update(profiles)
    .set({ roles: ['talent'] })
    .where(eq(profiles.id, former.id));
  await suspendAccount(db, gone.email, server.clock.now());

  await run(server, monday);

  for (const person of [unasked, ended, unmatched, former, gone]) expect(await mailsTo(server, person)).toEqual([]);
});

test('a task that runs again sends the same mail, and one whose reader unsubscribed none', async () => {
  const { server, publish } = await startOnFriday();
  const hanne = await investorFor(server);
  await want(hanne);
  await publish('Slimme kas', minutes(monday, -60));
  await run(server, minutes(monday, -1), monday);
  const [mail] = await mailsTo(server, hanne);
  const taskId = mail?.messageId.slice(1, mail.messageId.indexOf('@')) ?? '';
  const week = { personId: hanne.id, since: minutes(monday, -7 * 1440).toISOString(), until: monday.toISOString() };

  await sendWeeklyMatches.run(server.services, week, taskId);
  expect(await mailsTo(server, hanne)).toHaveLength(1);

  const link = /<(\S+)>/.exec(mail?.headers['list-unsubscribe']?.replaceAll(/\s+/g, '') ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  expect((await server.fetch(pathname + search, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  const { preferences } = await hanne.api.notifications.readPreferences();
  expect(preferences.find(({ kind }) => kind === 'weekly-matches')).toEqual({
    kind: 'weekly-matches',
    label: 'Nieuwe matches voor jou als investeerder, één keer per week',
    channel: 'none',
    isMailing: true,
  });
  await sendWeeklyMatches.run(server.services, week, 'other');
  expect(await mailsTo(server, hanne)).toHaveLength(1);
});

test('two servers that start a week at the same moment mail once', async () => {
  const { server, publish } = await startOnFriday();
  const hanne = await investorFor(server);
  await want(hanne);
  await publish('Slimme kas', minutes(monday, -60));
  await run(server, minutes(monday, -1));
  server.clock.set(monday);

  await Promise.all(Array.from({ length: 5 }, () => startWeeklyMails(server.services)));

  expect(await mailsTo(server, hanne)).toHaveLength(1);
});

test('a person who comes back to the mail is told of that week, not of the months between', async () => {
  const { server, publish } = await startOnFriday();
  const { db } = server.services;
  const hanne = await investorFor(server);
  await want(hanne);
  await run(server, minutes(monday, -1), monday);
  await want(hanne, 'none');
  await run(server, minutes(monday, 5));
  expect(await db.select().from(weeklyMails).where(eq(weeklyMails.personId, hanne.id))).toEqual([]);
  await publish('Ertussen', minutes(monday, 60));
  await publish('Vers', minutes(weekLater, 2000));

  await want(hanne);
  await run(server, minutes(weekLater, 3000), minutes(weekLater, 7 * 1440));

  expect((await mailsTo(server, hanne)).map(({ subject }) => subject)).toEqual(['Nieuw en iets voor jou: Vers']);
});

test('only investors are offered the mail, and it has no other channels', async () => {
  const server = await startTestServer();
  const [hanne, talent] = [await investorFor(server), await server.person({ roles: ['talent'] })];
  const kindsOf = async ({ api }: Person) => (await api.notifications.readPreferences()).preferences.map(({ kind }) => kind);

  expect([(await kindsOf(hanne)).includes('weekly-matches'), (await kindsOf(talent)).includes('weekly-matches')]).toEqual([true, false]);
  for (const channel of ['app', 'digest']) {
    expect(await hanne.send('PUT', '/api/notification-preferences', { kind: 'weekly-matches', channel })).toMatchObject({ status: 400 });
  }
});
