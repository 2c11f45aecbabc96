import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makeJob } from '../jobs/factory.ts';
import { makeBlock } from '../relations/factory.ts';
import { talent, talentIdOf } from '../talent/factory.ts';
import { tellOfNewMatches } from './commands/tell-of-new.ts';
import { baker, bakery, makeMatch, makeMatchNews, settleMatches } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** A talent with a new match for each score, in hundredths of a percent, and its poster. */
async function gaining(scores: number[]) {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const talentId = await talentIdOf(db, person);
  const gain = async (score: number) => {
    const { id: jobId } = await makeJob(db, { posterId: poster.id });
    await makeMatch(db, { jobId, talentId, posterId: poster.id, personId: person.id, score, madeAt: clock.now() });
  };
  for (const score of scores) await gain(score);
  await makeMatchNews(db, { personId: person.id, side: 'talent', since: clock.now() });
  return { poster, person, gain };
}

const messages = async (person: Person) =>
  (await person.api.notifications.listNotifications({})).notifications.map(({ message }) => message);

test('a person is told of the new matches above their bar, once they have gathered', async () => {
  const { person } = await gaining([6_000, 7_500, 9_000]);
  await tellOfNewMatches(services);
  expect(await messages(person)).toEqual([]);

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);
  await tellOfNewMatches(services);

  expect(await messages(person)).toEqual(['Bekijk je 2 nieuwe matches.']);
  const { notifications } = await person.api.notifications.listNotifications({});
  expect(notifications).toMatchObject([{ actionUrl: '/matches?kant=talent' }]);
});

test('both sides of a match that was found are told of it, although its writing takes time', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  await makeJob(db, { posterId: poster.id, ...bakery });
  let passed = 0;
  await settleMatches({ ...services, clock: { now: () => new Date(clock.now().getTime() + passed++) } });

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);

  for (const each of [poster, person]) expect(await messages(each)).toEqual(['Bekijk je 1 nieuwe match.']);
});

test('a match that was written after a later one counts as well', async () => {
  const skills = ['klei draaien', 'glazuur mengen'];
  const [poster, person] = [await server.person(), await server.person(talent({ jobTitle: 'Pottenbakker', skills }))];
  for (const seconds of [5, 0]) {
    await makeJob(db, { posterId: poster.id, title: 'Pottenbakker', requirements: skills });
    await settleMatches({ ...services, clock: { now: () => new Date(clock.now().getTime() + seconds * 1000) } });
  }

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);

  expect(await messages(person)).toEqual(['Bekijk je 2 nieuwe matches.']);
});

test('the bar that a person chose decides', async () => {
  const { person } = await gaining([6_000, 7_500]);
  await person.api.matchPreferences.saveMatching({ isOn: true, bar: 60 });
  const { person: strict } = await gaining([7_500]);
  await strict.api.matchPreferences.saveMatching({ isOn: true, bar: 80 });

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);

  expect(await messages(person)).toEqual(['Bekijk je 2 nieuwe matches.']);
  expect(await messages(strict)).toEqual([]);
});

test('a person is told once a day, then of all since', async () => {
  const { person, gain } = await gaining([8_000]);
  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);
  await person.api.notifications.markAllRead();
  await gain(8_000);
  await gain(8_500);
  await services.pool.query(`update match_news set since = $2 where person_id = $1`, [person.id, clock.now()]);

  clock.advance({ hours: 10 });
  await tellOfNewMatches(services);
  expect(await messages(person)).toEqual(['Bekijk je 1 nieuwe match.']);

  clock.advance({ hours: 11 });
  await tellOfNewMatches(services);
  expect(await messages(person)).toEqual(['Bekijk je 2 nieuwe matches.']);
});

test('matches that a person can’t see, or has answered, are no news', async () => {
  const { poster, person } = await gaining([9_000]);
  await makeBlock(db, { from: poster.id, of: person.id });
  const { person: quick } = await gaining([9_000]);
  const { matches } = await quick.api.matches.listMatches({ side: 'talent' });
  for (const { jobId, talentId } of matches) await quick.api.matches.answerMatch({ jobId, talentId, answer: 'rejected' });

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);

  expect(await messages(person)).toEqual([]);
  expect(await messages(quick)).toEqual([]);
});

test('a person who turned these notifications off gets none', async () => {
  const { person } = await gaining([9_000]);
  await person.api.notifications.savePreference({ kind: 'match-new', channel: 'none' });

  clock.advance({ seconds: 660 });
  await tellOfNewMatches(services);

  expect(await messages(person)).toEqual([]);
});
