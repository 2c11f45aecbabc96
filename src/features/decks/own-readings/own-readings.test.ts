import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeLink, makeReading, makeRelease } from '../links/factory.ts';
import { pitchLinks } from '../links/tables.ts';
import { signMailedLink } from './tokens/mailed-link.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `lezer-${addresses}@voorbeeld.test`;
}

/** A released deck with its owner. */
async function released() {
  const owner = await server.person({ firstName: 'Bea', lastName: 'Smit' });
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, title: 'Zonnedak' });
  await makeRelease(db, { projectId, releasedAt: clock.now() });
  const links = async () => (await owner.api.deckLinks.listLinks({ id: projectId })).links;
  const noted = async () => (await owner.api.notifications.listNotifications({})).notifications;
  return { owner, projectId, links, noted };
}

/** A deck that was read by a link to this mail address. */
async function readAt(email: string) {
  const deck = await released();
  const { id: linkId, token } = await makeLink(db, { projectId: deck.projectId, email, createdAt: clock.now() });
  await makeReading(db, { projectId: deck.projectId, linkId, openedAt: clock.now() });
  return { ...deck, linkId, token };
}

type ReadAt = Awaited<ReturnType<typeof readAt>>;

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const tokenIn = (text = '') => /\/pitch\/gelezen\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** Asks for the link to what was read at an address, and returns what it holds. */
async function mailedTo(email: string): Promise<string> {
  await server.visitor().api.ownReadings.requestReadings({ email });
  return tokenIn((await mailsTo(email)).at(-1)?.text);
}

test('a person sees and erases what was kept, and the owner sees it no longer', async () => {
  const { owner, projectId, links, noted } = await released();
  const reader = await server.person();
  const { token } = await makeLink(db, { projectId, personId: reader.id, createdAt: clock.now() });
  await openShared(reader, { token });

  const { readings } = await reader.api.ownReadings.listOwnReadings({});
  expect(readings).toMatchObject([{ projectId, title: 'Zonnedak', ownerName: 'Bea Smit', seen: ['title_slide'] }]);
  const [{ id } = { id: '' }] = readings;
  expect(await owner.send('DELETE', `/api/deck-readings/${id}`)).toMatchObject({ status: 404 });
  await reader.api.ownReadings.eraseReading({ id });
  expect((await reader.api.ownReadings.listOwnReadings({})).readings).toEqual([]);
  expect(await links()).toMatchObject([{ openings: 0 }]);
  expect(await noted()).toEqual([]);

  await openShared(reader, { token });
  await reader.api.sharedDecks.eraseReadingsOfLink({ token });
  expect(await links()).toMatchObject([{ openings: 0 }]);
});

test('a person sees and erases what they read by links to the address of their account', async () => {
  const [reader, stranger] = [await server.person(), await server.person()];
  const { links } = await readAt(reader.email);

  expect((await stranger.api.ownReadings.listOwnReadings({})).readings).toEqual([]);
  const { readings } = await reader.api.ownReadings.listOwnReadings({});
  expect(readings).toMatchObject([{ title: 'Zonnedak' }]);
  const [{ id } = { id: '' }] = readings;
  await expect(stranger.api.ownReadings.eraseReading({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await reader.api.ownReadings.eraseReading({ id });

  expect(await links()).toMatchObject([{ openings: 0 }]);
});

test.each([
  ['was taken back', ({ owner, linkId }: ReadAt) => owner.api.deckLinks.takeBackLink({ id: linkId })],
  ['got another address', ({ owner, linkId }: ReadAt) => owner.api.deckLinks.renewLink({ id: linkId })],
  ['expired', ({ linkId }: ReadAt) => db.update(pitchLinks).set({ expiresAt: clock.now() }).where(eq(pitchLinks.id, linkId))],
])('the reader of an address sees and erases what they read after the link %s', async (_how, end) => {
  const email = newAddress();
  const shared = await readAt(email);
  await end(shared);

  const token = await mailedTo(email);
  const { api } = server.visitor();
  const { readings } = await api.ownReadings.listMailedReadings({ token });
  expect(readings).toMatchObject([{ title: 'Zonnedak', ownerName: 'Bea Smit', seen: ['title_slide'] }]);
  await api.ownReadings.eraseMailedReadings({ token, id: readings[0]?.id ?? '' });

  expect(await api.ownReadings.listMailedReadings({ token })).toMatchObject({ email, readings: [] });
  expect(await shared.links()).toMatchObject([{ openings: 0, readings: [] }]);
});

test('the mailed list of the address of an account hides whoever blocks it, and all of it may be erased', async () => {
  const reader = await server.person();
  const { owner, links } = await readAt(reader.email);
  const token = await mailedTo(reader.email);
  const { api } = server.visitor();
  expect((await api.ownReadings.listMailedReadings({ token })).readings).toHaveLength(1);

  await owner.api.network.blockPerson({ id: reader.id });

  expect((await api.ownReadings.listMailedReadings({ token })).readings).toEqual([]);
  await api.ownReadings.eraseMailedReadings({ token });
  expect(await links()).toMatchObject([{ openings: 0 }]);
});

test('a reader who opens and erases again and again mails the owner ten times a day', async () => {
  const { owner, projectId, noted } = await released();
  await owner.api.notifications.savePreference({ kind: 'deck-read', channel: 'mail' });
  const email = newAddress();
  const browser = server.visitor();
  const { token } = await makeLink(db, { projectId, email, createdAt: clock.now() });
  await browser.api.sharedDecks.requestCode({ token, email });
  const code = /\d{4} \d{4}/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await browser.api.sharedDecks.enterCode({ token, code });

  for (let turn = 0; turn < 12; turn += 1) {
    await openShared(browser, { token });
    // Erasing takes back a mail that is still queued.
    await server.mails();
    await browser.api.sharedDecks.eraseReadingsOfLink({ token });
  }
  await openShared(browser, { token });

  expect(await noted()).toMatchObject([{ kind: 'deck-opened', isRead: false }]);
  expect(await mailsTo(owner.email)).toHaveLength(10);
});

test('the owner loses the notification of a first opening with the reading', async () => {
  const email = newAddress();
  const { projectId, links, noted } = await released();
  const { token } = await makeLink(db, { projectId, email, createdAt: clock.now() });
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token, email });
  const code = /\d{4} \d{4}/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await browser.api.sharedDecks.enterCode({ token, code });
  await openShared(browser, { token });
  expect(await noted()).toMatchObject([{ kind: 'deck-opened' }]);

  await server.visitor().api.ownReadings.eraseMailedReadings({ token: await mailedTo(email) });

  expect([await noted(), await links()]).toMatchObject([[], [{ openings: 0 }]]);
});

test('a reader erases all at once, that of suspended owners included, and nothing of other addresses', async () => {
  const [email, other] = [newAddress(), newAddress()];
  const [first, second, theirs] = [await readAt(email), await readAt(email), await readAt(other)];
  await suspendAccount(db, second.owner.email, clock.now());
  const { api } = server.visitor();
  const token = signMailedLink(services.secret, email, clock.now());

  expect((await api.ownReadings.listMailedReadings({ token })).readings).toHaveLength(1);
  const [{ id } = { id: '' }] = (await api.ownReadings.listMailedReadings({ token: signMailedLink(services.secret, other, clock.now()) }))
    .readings;
  await api.ownReadings.eraseMailedReadings({ token, id });
  expect(await theirs.links()).toMatchObject([{ openings: 1 }]);
  await api.ownReadings.eraseMailedReadings({ token });

  expect(await first.links()).toMatchObject([{ openings: 0 }]);
  expect(await theirs.links()).toMatchObject([{ openings: 1 }]);
  const left = await services.pool.query('select 1 from pitch_readings where link_id = $1', [second.linkId]);
  expect(left.rowCount).toBe(0);
});

test('an address without links gets no mail and the same answer, and one with links four an hour', async () => {
  const [email, unknown] = [newAddress(), newAddress()];
  await readAt(email);
  const ask = (address: string) => server.visitor().api.ownReadings.requestReadings({ email: address });

  expect(await ask(unknown)).toEqual(await ask(email.toUpperCase()));
  for (let time = 0; time < 3; time += 1) await ask(email);
  await expect(ask(email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });

  expect(await mailsTo(unknown)).toEqual([]);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(4);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/Zonnedak|Fonds Noord|Bea Smit/);
});

test('a mailed link is for its address alone, and works for an hour', async () => {
  const [email, other] = [newAddress(), newAddress()];
  await readAt(email);
  const token = await mailedTo(email);
  const [address = '', until = '', signature = ''] = token.split('.');
  const { api } = server.visitor();
  const refused = { code: 'LINK_ENDED', message: 'Deze link werkt niet (meer). Vraag een nieuwe aan.' };
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  const forged = [
    `${Buffer.from(other).toString('base64url')}.${until}.${signature}`,
    `${address}.${later}.${signature}`,
    `${address}.${until}.`,
    `${token}.x`,
    '',
  ];

  expect((await api.ownReadings.listMailedReadings({ token })).readings).toHaveLength(1);
  for (const each of forged) await expect(api.ownReadings.listMailedReadings({ token: each })).rejects.toMatchObject(refused);
  clock.advance({ seconds: 3601 });
  for (const call of [api.ownReadings.listMailedReadings, api.ownReadings.eraseMailedReadings]) {
    await expect(call({ token })).rejects.toMatchObject(refused);
  }
  expect((await api.ownReadings.listMailedReadings({ token: await mailedTo(email) })).readings).toHaveLength(1);
});
