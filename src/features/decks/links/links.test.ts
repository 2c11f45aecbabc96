import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { makePeople } from '../../profiles/factory.ts';
import { makeAdmission } from '../../projects/admissions/factory.ts';
import { fullProject, makeProject } from '../../projects/factory.ts';
import { makeDeck } from '../factory.ts';
import { slideNames } from '../policy/slides.ts';
import { nothingShownMessage } from '../texts.ts';
import { makeLink, makeReading, makeRelease } from './factory.ts';
import { lastMomentOf } from './policy.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** A published project with a deck that was written, and its owner. */
async function scene(plan: object = fullProject()) {
  const owner = await server.person();
  const { id } = await makeProject(db, {
    ...plan,
    ownerId: owner.id,
    targetAmount: 50_000,
    equityProposal: 'Tien procent',
    equityAudience: 'admitted',
  });
  await makeDeck(db, { projectId: id });
  const link = (more: object = {}) =>
    owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Fonds Noord', email: 'fonds@voorbeeld.test', ...more });
  const textsOf = async () => JSON.stringify((await openShared(owner, { projectId: id })).pages);
  return { owner, id, link, textsOf };
}

const tokenOf = ({ url }: { url: string }) => url.split('/pitch/')[1] ?? '';

test('nothing is shared before its owner releases it', async () => {
  const { owner, id, link } = await scene();
  expect(await owner.api.deckLinks.readSharing({ id })).toEqual({
    ...{ slides: slideNames.length, isListed: true, release: null, isNewer: false, admittedCount: 0 },
  });
  await expect(link()).rejects.toMatchObject({ code: 'NOT_RELEASED' });
  const admitted = await server.person();
  await makeAdmission(db, { projectId: id, personId: admitted.id, status: 'admitted' });
  await expect(openShared(admitted, { projectId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a release keeps its figures until the next one', async () => {
  const { owner, id, textsOf } = await scene();
  const released = await owner.api.deckLinks.releaseDeck({ id });
  expect(released).toMatchObject({ isNewer: false, release: { releasedAt: clock.now().toISOString(), slides: slideNames.length } });
  expect(await textsOf()).toContain('50.000');

  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, targetAmount: 80_000 } });
  expect(await owner.api.deckLinks.readSharing({ id })).toMatchObject({ isNewer: true });
  expect(await textsOf()).not.toContain('80.000');

  await owner.api.deckLinks.releaseDeck({ id });
  expect(await textsOf()).toContain('80.000');
});

test('a hidden slide is not in a release, and one that is hidden later stays until the next', async () => {
  const { owner, id } = await scene();
  const namesOf = async () => (await openShared(owner, { projectId: id })).pages.map(({ slide }) => slide);
  await owner.api.decks.setHidden({ id, slide: 'team_slide', isHidden: true });
  await owner.api.deckLinks.releaseDeck({ id });
  expect(await namesOf()).toEqual(slideNames.filter((name) => name !== 'team_slide'));

  await owner.api.decks.setHidden({ id, slide: 'market_slide', isHidden: true });
  expect(await namesOf()).toContain('market_slide');
});

test('empty slides are in no release, and a deck without anything to show has none', async () => {
  const { owner, id, textsOf } = await scene({});
  const empty = (await owner.api.decks.readDeck({ id }))?.slides.filter(({ isEmpty }) => isEmpty).map(({ name }) => name) ?? [];
  const slides = slideNames.length - empty.length;
  expect(slides).toBeGreaterThan(0);
  expect(await owner.api.deckLinks.readSharing({ id })).toMatchObject({ slides });

  expect(await owner.api.deckLinks.releaseDeck({ id })).toMatchObject({ release: { slides }, isNewer: false });
  for (const name of empty) expect(await textsOf()).not.toContain(name);

  for (const slide of slideNames) await owner.api.decks.setHidden({ id, slide, isHidden: true });
  await expect(owner.api.deckLinks.releaseDeck({ id })).rejects.toMatchObject({ code: 'NOTHING_SHOWN', message: nothingShownMessage });
  expect(await owner.api.deckLinks.readSharing({ id })).toMatchObject({ slides: 0, isNewer: true, release: { slides } });
});

test('identified readers get the equity proposal with its slide, whatever the rest of Kiem shows', async () => {
  const { owner, id, link } = await scene();
  await owner.api.deckLinks.releaseDeck({ id });
  const reader = await server.person();
  const token = tokenOf(await link({ email: null, personId: reader.id }));

  expect((await reader.api.projects.readProject({ id })).equityProposal).toBeNull();
  expect(JSON.stringify((await openShared(reader, { token })).pages)).toContain('Tien procent');
});

test('a link has 128 bits, for one reader, for 30 days unless chosen', async () => {
  const { owner, id, link } = await scene();
  await owner.api.deckLinks.releaseDeck({ id });

  const made = await link({ allowsPptx: true });

  expect(made.url).toMatch(/^http:\/\/kiem\.test\/pitch\/[\w-]{22}$/);
  const { links } = await owner.api.deckLinks.listLinks({ id });
  expect(links).toMatchObject([
    {
      ...{ id: made.id, label: 'Fonds Noord', email: 'fonds@voorbeeld.test', person: null, state: 'open', openings: 0 },
      ...{ allowsPdf: false, allowsPptx: true, expiresAt: lastMomentOf(clock.now(), 30).toISOString() },
    },
  ]);
  for (const reader of [{ email: null }, { personId: newId() }, { email: 'geen adres' }, { label: ' ' }, { days: 366 }]) {
    await expect(link(reader)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('a link that is sent again is one link, of which the last address works', async () => {
  const { owner, id, link } = await scene();
  await owner.api.deckLinks.releaseDeck({ id });
  const linkId = newId();
  const [first, second] = [tokenOf(await link({ linkId })), tokenOf(await link({ linkId }))];

  expect((await owner.api.deckLinks.listLinks({ id })).links).toHaveLength(1);
  const visitor = server.visitor();
  await expect(visitor.api.sharedDecks.readInvitation({ token: first })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await visitor.api.sharedDecks.readInvitation({ token: second })).toMatchObject({ asks: 'code' });
  await expect(link({ linkId, email: 'ander@voorbeeld.test' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('the id that a link of another project gets at the same moment is refused', async () => {
  const [{ owner, id, link }, other] = [await scene(), await scene()];
  await owner.api.deckLinks.releaseDeck({ id });
  const linkId = newId();

  const sending = await db.transaction(async (tx) => {
    await makeLink(tx, { projectId: other.id, id: linkId });
    const refused = expect(link({ linkId })).rejects.toMatchObject({ code: 'CONFLICT' });
    await untilSomebodyWaits(services.pool);
    return { refused };
  });

  await sending.refused;
});

test('a draft and a withdrawn project are shared with nobody', async () => {
  const { owner, id, link } = await scene();
  await owner.api.deckLinks.releaseDeck({ id });
  await owner.api.ownProjects.withdrawProject({ id });

  await expect(link()).rejects.toMatchObject({ code: 'UNLISTED' });
});

test('others neither see nor change how a deck is shared', async () => {
  const { owner, id, link } = await scene();
  await owner.api.deckLinks.releaseDeck({ id });
  const { id: linkId } = await link();
  const admitted = await server.person();
  await makeAdmission(db, { projectId: id, personId: admitted.id, status: 'admitted' });

  for (const [method, path] of [
    ['GET', `/api/projects/${id}/deck/sharing`],
    ['GET', `/api/projects/${id}/deck/links`],
    ['GET', `/api/projects/${id}/deck/readings`],
    ['POST', `/api/projects/${id}/deck/release`],
    ['POST', `/api/deck-links/${linkId}/address`],
    ['DELETE', `/api/deck-links/${linkId}`],
  ] as const) {
    expect(await admitted.send(method, path)).toMatchObject({ status: 404 });
  }
});

test('links and admissions count together, each reader once, up to 149', async () => {
  const owner = await server.person();
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId: id });
  const people = await makePeople(db, 146);
  await Promise.all(people.map(({ id: personId }) => makeAdmission(db, { projectId: id, personId, status: 'admitted' })));
  const create = (reader: object) => owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Lezer', ...reader });
  const countOf = async () => (await owner.api.deckLinks.readSharing({ id })).admittedCount;

  // Somebody who is admitted, by their name and by the address of their account: whose that is, the count doesn't tell.
  const [first] = people;
  await create({ personId: first?.id });
  expect(await countOf()).toBe(146);
  await create({ email: first?.email });
  expect(await countOf()).toBe(147);
  await create({ email: 'een@voorbeeld.test' });
  await create({ email: 'EEN@voorbeeld.test' });
  expect(await countOf()).toBe(148);
  const answers = await Promise.allSettled([create({ email: 'twee@voorbeeld.test' }), create({ email: 'drie@voorbeeld.test' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await countOf()).toBe(149);

  const asker = await server.person();
  await asker.api.admissions.askAccess({ id });
  await expect(owner.api.admissions.admitPerson({ id, personId: asker.id })).rejects.toMatchObject({ code: 'FULL' });
  await expect(create({ email: 'vier@voorbeeld.test' })).rejects.toMatchObject({ code: 'FULL' });
  expect((await owner.api.admissions.listAdmissions({ id, list: 'admitted' })).admittedCount).toBe(149);

  const [{ id: linkId } = { id: '' }] = (await owner.api.deckLinks.listLinks({ id })).links;
  await owner.api.deckLinks.takeBackLink({ id: linkId });
  await owner.api.admissions.admitPerson({ id, personId: asker.id });
  expect(await countOf()).toBe(149);
});

test('links are listed newest first, 20 at a time', async () => {
  const owner = await server.person();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  const at = (place: number) => new Date(clock.now().getTime() - Math.floor(place / 2) * 1000);
  await Promise.all(Array.from({ length: 25 }, (_each, place) => makeLink(db, { projectId, createdAt: at(place) })));

  const first = await owner.api.deckLinks.listLinks({ id: projectId });
  const second = await owner.api.deckLinks.listLinks({ id: projectId, after: first.next ?? undefined });

  expect([first.links.length, second.links.length, second.next]).toEqual([20, 5, null]);
  expect(new Set([...first.links, ...second.links].map(({ id }) => id)).size).toBe(25);
});

test.each(['block', 'suspension'] as const)('nothing tells an owner whose address a link has, after a %s either', async (end) => {
  const [owner, person] = [await server.person(), await server.person()];
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId: id });
  const create = (email: string) => owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Gok', email });
  const guesses = [await create(person.email), await create('niemand@voorbeeld.test')];
  for (const { id: linkId } of guesses) await makeReading(db, { projectId: id, linkId });
  const known = async () => {
    const { links } = await owner.api.deckLinks.listLinks({ id });
    const { admittedCount } = await owner.api.deckLinks.readSharing({ id });
    const invited = guesses.map(async (guess) => {
      const token = tokenOf(guess);
      const visitor = server.visitor();
      const { opening: _opening, ...seen } = await visitor.api.sharedDecks.readInvitation({ token });
      const own = await owner.api.sharedDecks.readInvitation({ token });
      const opened = await visitor.send('GET', `/api/shared-deck/access?token=${token}`);
      return { seen, asks: own.asks, opened, isOpen: (await openShared(owner, { token })).pages.length > 0 };
    });
    return { links: links.map(({ state, openings }) => ({ state, openings })), admittedCount, invited: await Promise.all(invited) };
  };
  const before = await known();
  expect(before).toMatchObject({ admittedCount: 2, links: Array.from({ length: 2 }, () => ({ state: 'open', openings: 1 })) });

  if (end === 'block') await owner.api.network.blockPerson({ id: person.id });
  else await suspendAccount(db, person.email, clock.now());

  expect(await known()).toEqual(before);
});
