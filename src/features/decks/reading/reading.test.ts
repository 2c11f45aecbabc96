import { expect, test } from 'vitest';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeAdmission } from '../../projects/admissions/factory.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeLink, makeRelease } from '../links/factory.ts';
import { lastMomentOf } from '../links/policy.ts';
import { removeOldReadings } from './background.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** A released deck of two slides, with its owner. */
async function scene() {
  const owner = await server.person({ firstName: 'Bea', lastName: 'Smit' });
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, title: 'Zonnedak' });
  await makeRelease(db, { projectId, releasedAt: clock.now() });
  return { owner, projectId };
}

/** The same with a link for a person of Kiem. */
async function sharedWithPerson() {
  const [shared, reader] = [await scene(), await server.person({ firstName: 'Inge', lastName: 'Bos' })];
  const link = await makeLink(db, { projectId: shared.projectId, personId: reader.id, createdAt: clock.now() });
  return { ...shared, reader, ...link };
}

const linksOf = async ({ owner, projectId }: Awaited<ReturnType<typeof scene>>) =>
  (await owner.api.deckLinks.listLinks({ id: projectId })).links;

const noted = async ({ owner }: Awaited<ReturnType<typeof scene>>) =>
  (await owner.api.notifications.listNotifications({})).notifications.map(({ kind, message }) => ({ kind, message }));

test('a reader is told who shares before they open, and the owner sees nothing of that', async () => {
  const shared = await sharedWithPerson();
  const { reader, token } = shared;

  expect(await reader.api.sharedDecks.readInvitation({ token })).toEqual({
    ...{ asks: 'nothing', ownerName: 'Bea Smit', title: 'Zonnedak', isOwn: false },
    expiresAt: lastMomentOf(clock.now(), 30).toISOString(),
    opening: expect.stringMatching(/^[\w-]{24}$/),
  });
  expect(await linksOf(shared)).toMatchObject([{ openings: 0, readings: [] }]);
  expect(await noted(shared)).toEqual([]);
});

test('a person reads by their link, and the owner sees when and to which slide, to the minute', async () => {
  const shared = await sharedWithPerson();
  const { reader, token } = shared;

  const deck = await openShared(reader, { token });
  expect(deck).toMatchObject({ ownerName: 'Bea Smit', mark: 'Automatisch opgesteld', allowsPdf: false, allowsPptx: false });
  expect(deck.pages.map(({ title }) => title)).toEqual(['Zonnedak', 'Daken staan leeg']);
  expect(deck.watermark).toMatch(/^Inge Bos · \d{1,2} \p{L}+ \d{4}$/u);
  const openedAt = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000).toISOString();
  const offered = ['title_slide', 'problem_slide'];
  expect(await linksOf(shared)).toMatchObject([{ openings: 1, readings: [{ openedAt, offered, seen: ['title_slide'] }] }]);

  const { readingId = null } = deck;
  for (const slide of ['problem_slide', 'problem_slide', 'team_slide'] as const) {
    await reader.api.sharedDecks.recordSlide({ token, readingId: readingId ?? '', slide });
  }
  expect((await linksOf(shared))[0]?.readings).toEqual([{ openedAt, offered, seen: offered }]);
});

test('a deck that is opened again within the hour is one reading, and after it another', async () => {
  const shared = await sharedWithPerson();
  const { reader, token } = shared;

  const first = await openShared(reader, { token });
  clock.advance({ seconds: 1800 });
  expect((await openShared(reader, { token })).readingId).toBe(first.readingId);
  clock.advance({ hours: 1 });
  await openShared(reader, { token });

  expect(await linksOf(shared)).toMatchObject([{ openings: 2 }]);
  expect(await noted(shared)).toEqual([{ kind: 'deck-read', message: 'Inge Bos heeft je pitch “Zonnedak” geopend.' }]);
});

test('an admitted person reads on the project’s page, which the owner sees', async () => {
  const { owner, projectId } = await scene();
  const [reader, stranger] = [await server.person(), await server.person()];
  await makeAdmission(db, { projectId, personId: reader.id, status: 'admitted' });

  const { pages, readingId } = await openShared(reader, { projectId });
  await reader.api.sharedDecks.recordSlide({ projectId, readingId: readingId ?? '', slide: 'problem_slide' });

  expect(pages).toHaveLength(2);
  for (const other of [stranger, server.visitor()]) {
    await expect(openShared(other, { projectId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const { readings } = await owner.api.deckLinks.listAdmittedReadings({ id: projectId });
  expect(readings).toMatchObject([{ person: { id: reader.id }, seen: ['title_slide', 'problem_slide'] }]);
});

test('a link for one person opens for nobody else', async () => {
  const shared = await sharedWithPerson();
  const { owner, token, projectId } = shared;
  const stranger = await server.person();
  await makeAdmission(db, { projectId, personId: stranger.id, status: 'admitted' });

  expect(await server.visitor().api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'sign-in' });
  expect(await stranger.api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'other-account' });
  for (const other of [stranger, server.visitor()]) {
    for (const call of [openShared, ({ api }: Pick<Person, 'api'>) => api.sharedDecks.checkAccess({ token })]) {
      await expect(call(other, { token })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  }
  // The owner sees what readers see, and none of it is kept.
  expect(await openShared(owner, { token })).toMatchObject({ isOwn: true, readingId: null });
  expect(await linksOf(shared)).toMatchObject([{ openings: 0 }]);
});

test('nobody adds slides to the reading of another', async () => {
  const shared = await sharedWithPerson();
  const { readingId } = await openShared(shared.reader, { token: shared.token });
  const other = await sharedWithPerson();

  await other.reader.api.sharedDecks.recordSlide({ token: other.token, readingId: readingId ?? '', slide: 'problem_slide' });

  expect(await linksOf(shared)).toMatchObject([{ readings: [{ seen: ['title_slide'] }] }]);
});

test('readings are removed after 12 months, and a year later the link that ended', async () => {
  const shared = await sharedWithPerson();
  await openShared(shared.reader, { token: shared.token });
  const count = async (table: string) => Number((await services.pool.query(`select 1 from ${table}`)).rowCount);

  await removeOldReadings(services);
  expect(await count('pitch_readings')).toBeGreaterThan(0);
  clock.advance({ days: 367 });
  await removeOldReadings(services);
  expect([await count('pitch_readings'), await count('pitch_links')]).toEqual([0, expect.any(Number)]);
  clock.advance({ days: 60 });
  await removeOldReadings(services);
  expect(await count('pitch_links')).toBe(0);
});

test('nobody opens a deck before they were told, by whatever address: an opening is its reader’s own', async () => {
  const shared = await sharedWithPerson();
  const { owner, reader, token, projectId } = shared;
  const { opening: ofOwner } = await owner.api.sharedDecks.readInvitation({ token });
  const { opening: own } = await reader.api.sharedDecks.readInvitation({ token });
  const { opening: atProject } = await reader.api.sharedDecks.readInvitation({ projectId });

  expect(new Set([ofOwner, own, atProject]).size).toBe(3);
  for (const opening of [ofOwner ?? '', atProject ?? '', '', 'true']) {
    await expect(reader.api.sharedDecks.openDeck({ token, opening })).rejects.toMatchObject({ code: 'NOT_TOLD' });
  }
  expect(await linksOf(shared)).toMatchObject([{ openings: 0 }]);
  expect(await noted(shared)).toEqual([]);
  await reader.api.sharedDecks.openDeck({ token, opening: own ?? '' });
  expect(await linksOf(shared)).toMatchObject([{ openings: 1 }]);
});
