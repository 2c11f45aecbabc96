import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportedOf } from '../../app/testing/exported.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeJob } from '../jobs/factory.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import { talent, talentIdOf } from '../talent/factory.ts';
import { makeMatch } from './factory.ts';
import { matchesPersonalData } from './personal-data.ts';
import { jobMatches } from './tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** A match without answers, and both sides of it. */
async function match() {
  const [poster, person] = [await server.person({ firstName: 'Bas' }), await server.person(talent({ firstName: 'Mira' }))];
  const { id: jobId } = await makeJob(db, { posterId: poster.id, title: 'Timmerman' });
  const pair = { jobId, talentId: await talentIdOf(db, person) };
  await makeMatch(db, { ...pair, posterId: poster.id, personId: person.id });
  return { poster, person, pair };
}

type Pair = { jobId: string; talentId: string };
const answer = (who: Person, pair: Pair, said: 'interested' | 'rejected' | null) => who.api.matches.answerMatch({ ...pair, answer: said });
const contact = (who: Person, pair: Pair) => who.api.matches.contactMatch(pair);

/** The status of their only match that a side sees, under a filter of it. */
async function seenBy(who: Person, side: 'talent' | 'poster') {
  const { matches, counts } = await who.api.matches.listMatches({ side });
  const [only] = matches;
  const filtered = await who.api.matches.listMatches({ side, filter: only?.status ?? 'all' });
  expect(filtered.matches).toHaveLength(1);
  expect(counts).toMatchObject({ all: 1, [only?.status ?? 'all']: 1 });
  return only && { status: only.status, answer: only.answer, isMutual: only.isMutual };
}

const titles = async (who: Person) => (await who.api.notifications.listNotifications({})).notifications.map(({ title }) => title);

test('interest of one side shows to that side alone', async () => {
  const { poster, person, pair } = await match();

  expect(await answer(person, pair, 'interested')).toEqual({ status: 'interested', answer: 'interested', isMutual: false });

  expect(await seenBy(person, 'talent')).toEqual({ status: 'interested', answer: 'interested', isMutual: false });
  expect(await seenBy(poster, 'poster')).toEqual({ status: 'pending', answer: null, isMutual: false });
  expect(await titles(poster)).toEqual([]);
});

test.each(['talent', 'poster'] as const)(
  'interest of the %s, when nothing else keeps a match, tells the other side nothing',
  async (side) => {
    const { poster, person, pair } = await match();
    const [who, other, otherSide] = side === 'talent' ? [person, poster, 'poster' as const] : [poster, person, 'talent' as const];
    await answer(who, pair, 'interested');
    await db.update(jobMatches).set({ isOfJob: false, isOfTalent: false }).where(eq(jobMatches.jobId, pair.jobId));

    expect(await who.api.matches.listMatches({ side })).toMatchObject({ matches: [{ jobId: pair.jobId }] });
    expect(await other.api.matches.listMatches({ side: otherSide })).toMatchObject({ matches: [], counts: { all: 0, pending: 0 } });
    await expect(answer(other, pair, 'interested')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await exportedOf(db, matchesPersonalData, other.id)).toMatchObject({ asTalent: [], asPoster: [] });
  },
);

test('contact that one side took up shows to the other side, also once nothing else keeps the match', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');
  await contact(person, pair);
  await db.update(jobMatches).set({ isOfJob: false, isOfTalent: false }).where(eq(jobMatches.jobId, pair.jobId));

  expect(await seenBy(poster, 'poster')).toEqual({ status: 'contacted', answer: null, isMutual: false });
});

test('a person downloads no match with a talent whom they may not see, but their answer to it', async () => {
  const { poster, person, pair } = await match();
  await answer(poster, pair, 'interested');
  expect(await exportedOf(db, matchesPersonalData, poster.id)).toMatchObject({ asPoster: [pair] });

  await db.update(talentProfiles).set({ reach: 'connections' }).where(eq(talentProfiles.id, pair.talentId));

  expect(await exportedOf(db, matchesPersonalData, poster.id)).toMatchObject({
    asPoster: [],
    answersAsPoster: [{ ...pair, posterAnswer: 'interested', posterAnsweredAt: expect.any(String) }],
  });
  expect(await exportedOf(db, matchesPersonalData, person.id)).toMatchObject({ asTalent: [pair] });
});

test('both learn that both are interested, and write to each other as people who know each other', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');

  expect(await answer(poster, pair, 'interested')).toEqual({ status: 'interested', answer: 'interested', isMutual: true });

  expect(await seenBy(person, 'talent')).toMatchObject({ isMutual: true });
  for (const who of [poster, person]) expect(await titles(who)).toEqual(['Jullie zijn allebei geïnteresseerd']);
  await poster.api.messages.sendMessage({ id: person.id, messageId: newId(), content: 'Dag Mira!' });
  expect(await person.api.messages.readConversation({ id: poster.id })).toMatchObject({ state: 'open' });
});

test('the news that both are interested leads to the match, also once contact was taken up', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');
  await answer(poster, pair, 'interested');
  await contact(poster, pair);

  const links = [poster, person].map(async ({ api }) => (await api.notifications.listNotifications({})).notifications[0]?.actionUrl);

  expect(await Promise.all(links)).toEqual(['/matches?kant=vacatures', '/matches?kant=talent']);
});

test('an answer is taken back, with what it told', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');
  await answer(poster, pair, 'interested');

  expect(await answer(person, pair, null)).toEqual({ status: 'pending', answer: null, isMutual: false });

  expect(await seenBy(poster, 'poster')).toEqual({ status: 'interested', answer: 'interested', isMutual: false });
  for (const who of [poster, person]) expect(await titles(who)).toEqual([]);
});

test('a poster who takes one of two matches back keeps the news of the other', async () => {
  const { poster, person, pair } = await match();
  const { id: jobId } = await makeJob(db, { posterId: poster.id, title: 'Dakdekker' });
  const second = { ...pair, jobId };
  await makeMatch(db, { ...second, posterId: poster.id, personId: person.id });
  for (const each of [pair, second]) for (const who of [poster, person]) await answer(who, each, 'interested');

  await answer(person, second, null);

  const { notifications } = await poster.api.notifications.listNotifications({});
  expect(notifications).toHaveLength(1);
  expect(notifications[0]?.message).toContain('“Timmerman (m/v/x)”');
  await answer(person, pair, null);
  expect(await titles(poster)).toEqual([]);
});

test('a rejection of either side rejects the match for both, and may be taken back', async () => {
  const { poster, person, pair } = await match();
  await answer(poster, pair, 'interested');

  await answer(person, pair, 'rejected');

  expect(await seenBy(person, 'talent')).toEqual({ status: 'rejected', answer: 'rejected', isMutual: false });
  expect(await seenBy(poster, 'poster')).toEqual({ status: 'rejected', answer: 'interested', isMutual: false });
  await answer(person, pair, null);
  expect(await seenBy(poster, 'poster')).toMatchObject({ status: 'interested' });
});

test('contact needs one’s own interest, and shows to both', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');
  await expect(contact(poster, pair)).rejects.toMatchObject({ code: 'INTEREST_FIRST', status: 409 });

  expect(await contact(person, pair)).toEqual({ status: 'contacted', answer: 'interested', isMutual: false, personId: poster.id });

  expect(await seenBy(poster, 'poster')).toEqual({ status: 'contacted', answer: null, isMutual: false });
  expect(await contact(person, pair)).toMatchObject({ status: 'contacted' });
  await answer(poster, pair, 'rejected');
  await expect(contact(person, pair)).rejects.toMatchObject({ code: 'REJECTED', status: 409 });
});

test('the same answer again changes nothing', async () => {
  const { poster, person, pair } = await match();
  await answer(person, pair, 'interested');
  await answer(poster, pair, 'interested');
  await poster.api.notifications.markAllRead();
  clock.advance({ hours: 1 });

  expect(await answer(poster, pair, 'interested')).toMatchObject({ isMutual: true });

  const { notifications } = await poster.api.notifications.listNotifications({});
  expect(notifications).toMatchObject([{ isRead: true }]);
});

test('both answers at the same moment are kept, and tell both once', async () => {
  const { poster, person, pair } = await match();

  await Promise.all([answer(poster, pair, 'interested'), answer(person, pair, 'interested'), answer(person, pair, 'interested')]);

  expect(await seenBy(poster, 'poster')).toMatchObject({ answer: 'interested', isMutual: true });
  expect(await seenBy(person, 'talent')).toMatchObject({ answer: 'interested', isMutual: true });
  for (const who of [poster, person]) expect(await titles(who)).toHaveLength(1);
});

test('nobody answers for others, nor to ids that don’t belong together', async () => {
  const [one, other, stranger] = [await match(), await match(), await server.person()];
  const swapped = { jobId: one.pair.jobId, talentId: other.pair.talentId };

  for (const [who, pair] of [
    [stranger, one.pair],
    [one.poster, other.pair],
    [one.poster, swapped],
    [other.person, swapped],
    [one.person, { jobId: one.pair.talentId, talentId: one.pair.jobId }],
    [one.person, { ...one.pair, jobId: newId() }],
  ] as const) {
    await expect(answer(who, pair, 'interested')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(contact(who, pair)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const signedOut = await server.fetch(`/api/matches/${one.pair.jobId}/talents/${one.pair.talentId}/answer`, { method: 'PUT' });
  expect(signedOut.status).toBe(401);
});
