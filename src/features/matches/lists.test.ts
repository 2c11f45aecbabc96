import { expect, test } from 'vitest';
import { countReads } from '../../app/testing/count-reads.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makeJob } from '../jobs/factory.ts';
import { profileInput } from '../profiles/factory.ts';
import { makeConnection } from '../relations/factory.ts';
import { talent, talentIdOf } from '../talent/factory.ts';
import { baker, bakery, type MatchDetails, makeMatch, makeMatches, settleMatches } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

/** All pages of the viewer's matches on one side. */
async function allPages(person: Person, question: { side: 'talent' | 'poster'; filter?: 'rejected' }) {
  const matches = [];
  let after: string | undefined;
  do {
    const page = await person.api.matches.listMatches({ ...question, after });
    matches.push(...page.matches);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return matches;
}

test('a talent and a poster see the same percentage and reasons, each with the card of the other side', async () => {
  const [poster, person] = [await server.person({ firstName: 'Bas' }), await server.person(talent(baker))];
  const job = await makeJob(db, { posterId: poster.id, ...bakery });
  const talentId = await talentIdOf(db, person);
  await settleMatches(services);

  const [ofTalent] = await allPages(person, { side: 'talent' });
  const { matches, counts } = await poster.api.matches.listMatches({ side: 'poster', job: job.id });

  const pending = { jobId: job.id, talentId, status: 'pending', answer: null, isMutual: false };
  expect(ofTalent).toMatchObject({ ...pending, talent: null, job: { title: 'Bakker', poster: { firstName: 'Bas' } } });
  expect(matches).toMatchObject([{ ...pending, talent: { person: { id: person.id }, skills: baker.skills }, change: null }]);
  expect(matches[0]?.percent).toBe(ofTalent?.percent);
  expect(matches[0]?.reasons).toEqual(ofTalent?.reasons);
  expect(counts).toEqual({ all: 1, pending: 1, interested: 0, contacted: 0, rejected: 0 });
});

test('points add up to the percentage, and the skills say which the talent has', async () => {
  const [poster, person] = [await server.person(), await server.person(talent({ ...baker, skills: ['taart versieren'] }))];
  await makeJob(db, {
    posterId: poster.id,
    ...bakery,
    title: 'Banketbakker',
    requirements: ['taart versieren', 'ijs maken'],
    location: 'Groningen',
  });
  await settleMatches(services);

  const match = (await allPages(person, { side: 'talent' })).find(({ job }) => job.title === 'Banketbakker');

  expect(match?.reasons.points.reduce((sum, { points }) => sum + points, 0)).toBe(match?.percent);
  expect(match?.reasons.skills).toEqual([
    { label: 'taart versieren', fit: 'has', through: null },
    { label: 'ijs maken', fit: 'missing', through: null },
  ]);
});

test('the promised percentage is what the list shows once the skill is on the profile', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  await makeJob(db, {
    posterId: poster.id,
    title: 'Imker',
    requirements: ['bijen houden', 'honing slingeren'],
    description: 'Je houdt bijen.',
  });
  const { version } = await person.api.profile.readOwnProfile();
  const fields = {
    ...profileInput,
    roles: ['talent' as const],
    jobTitle: 'Imker',
    skills: ['bijen houden'],
    availability: 'available' as const,
  };
  const saved = await person.api.profile.saveProfile({ version, ...fields });
  await settleMatches(services);
  const before = (await allPages(person, { side: 'talent' })).find(({ job }) => job.title === 'Imker');
  expect(before?.change).toMatchObject({ skill: 'honing slingeren' });

  await person.api.profile.saveProfile({ version: saved.version, ...fields, skills: ['bijen houden', 'honing slingeren'] });
  await settleMatches(services);

  const after = (await allPages(person, { side: 'talent' })).find(({ job }) => job.title === 'Imker');
  expect(after?.percent).toBe(before?.change?.percent);
  expect(after?.percent).toBeGreaterThan(before?.percent ?? 100);
  expect(after?.change).toBeNull();
});

test('the list pages through all matches once, the best first, also among equal scores', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const talentId = await talentIdOf(db, person);
  const pair = { talentId, posterId: poster.id, personId: person.id };
  for (let number = 0; number < 45; number += 1) {
    const job = await makeJob(db, { posterId: poster.id, title: `Baan ${number}` });
    await makeMatch(db, { ...pair, jobId: job.id, score: 5_000 + (number % 3) * 100 });
  }

  const matches = await allPages(person, { side: 'talent' });

  expect(new Set(matches.map(({ jobId }) => jobId)).size).toBe(45);
  const percents = matches.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  expect((await person.api.matches.listMatches({ side: 'talent' })).counts).toMatchObject({ all: 45, pending: 45 });
});

test('a poster doesn’t see talents whom the talent list hides from them, who see the job', async () => {
  const poster = await server.person({ company: 'Houtgoed BV' });
  const hiding = await server.person(talent({ talentHiddenFrom: ['Houtgoed'] }));
  const closed = await server.person(talent({ isPublic: false }));
  const job = await makeJob(db, { posterId: poster.id });
  for (const person of [hiding, closed]) {
    await makeMatch(db, { jobId: job.id, talentId: await talentIdOf(db, person), posterId: poster.id, personId: person.id });
  }

  expect((await poster.api.matches.listMatches({ side: 'poster', job: job.id })).matches).toEqual([]);
  expect(await allPages(hiding, { side: 'talent' })).toHaveLength(1);

  await makeConnection(db, { from: closed.id, to: poster.id });
  const { matches } = await poster.api.matches.listMatches({ side: 'poster', job: job.id });
  expect(matches).toMatchObject([{ talent: { person: { id: closed.id } } }]);
});

test('the rate of a talent who hides it neither shows on the card nor counts', async () => {
  const [poster, hiding, open] = [
    await server.person(),
    await server.person(talent({ ...baker, hourlyRate: 300, hourlyRateVisibility: 'nobody' })),
    await server.person(talent({ ...baker, hourlyRate: 300 })),
  ];
  const job = await makeJob(db, { posterId: poster.id, ...bakery, type: 'freelance', rateMin: 20, rateMax: 30, rateUnit: 'hour' });
  await settleMatches(services);

  const { matches } = await poster.api.matches.listMatches({ side: 'poster', job: job.id });

  const of = (person: Person) => matches.find((match) => match.talent?.person.id === person.id);
  expect(of(hiding)?.talent?.hourlyRate).toBeNull();
  expect(of(hiding)?.reasons.points.map(({ about }) => about)).not.toContain('rate');
  expect(of(open)?.reasons.points.find(({ about }) => about === 'rate')?.points).toBeLessThan(0);
});

test('matches of another person’s job aren’t there, and those of one’s own without matches are an empty list', async () => {
  const [poster, stranger] = [await server.person(), await server.person()];
  const { id: job } = await makeJob(db, { posterId: poster.id, closedAt: clock.now(), closing: 'filled' });

  expect(await poster.api.matches.listMatches({ side: 'poster', job })).toMatchObject({ matches: [], next: null });
  await expect(stranger.api.matches.listMatches({ side: 'poster', job })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.api.matches.listMatches({ side: 'talent', job })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a person learns on which sides they have matches, and a talent without skills which ones jobs ask for', async () => {
  const person = await server.person(talent({ jobTitle: 'Glasblazer' }));
  const poster = await server.person();
  for (const title of ['Glasblazer', 'Glasmaker'])
    await makeJob(db, {
      posterId: poster.id,
      title,
      requirements: ['glas blazen', `${title} zijn`],
      description: 'Je maakt vazen van glas.',
    });
  await settleMatches(services);

  const sides = await person.api.matches.readSides();

  expect(sides).toMatchObject({ isOn: true, jobs: [], talent: { id: await talentIdOf(db, person), isOpenToWork: true } });
  expect(sides.talent?.skillsToAdd).toContainEqual({ skill: 'glas blazen', jobs: 2 });
  const { jobs } = await poster.api.matches.readSides();
  expect(jobs).toMatchObject([{ title: 'Glasmaker' }, { title: 'Glasblazer', pending: 1 }]);
  const { counts } = await poster.api.matches.listMatches({ side: 'poster', job: jobs[0]?.id });
  expect(jobs[0]?.pending).toBe(counts?.pending);
  expect((await poster.api.matches.readSides()).talent).toBeNull();
});

test('a talent without skills isn’t told those of a job of somebody who blocks them', async () => {
  const [person, poster] = [await server.person(talent({ jobTitle: 'Mandenvlechter' })), await server.person()];
  for (const title of ['Kok', 'Souschef', 'Keukenhulp'])
    await makeJob(db, { posterId: poster.id, title, requirements: ['zeewier plukken'], description: 'Je kookt.' });
  await settleMatches(services);
  await pool.query('delete from job_matches where person_id = $1', [person.id]);
  const shown = async () => (await person.api.matches.readSides()).talent?.skillsToAdd.map(({ skill }) => skill);
  expect(await shown()).toContain('zeewier plukken');

  await poster.api.network.blockPerson({ id: person.id });

  expect(await shown()).not.toContain('zeewier plukken');
});

test('a list of matches is read without looking through those of others', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  const jobs = [];
  const pairs: MatchDetails[] = [];
  for (let number = 0; number < 40; number += 1) {
    jobs.push(await makeJob(db, { posterId: poster.id, ...bakery }));
    const other = await server.person(talent(baker));
    const ofOther = { posterId: poster.id, talentId: await talentIdOf(db, other), personId: other.id };
    pairs.push(...jobs.map(({ id }) => ({ jobId: id, ...ofOther })));
  }
  const own = { posterId: poster.id, talentId: await talentIdOf(db, person), personId: person.id };
  await makeMatches(db, [...pairs, ...jobs.slice(0, 1).map(({ id }) => ({ jobId: id, ...own }))]);
  await pool.query('vacuum (analyze) job_matches');
  const before = await countReads(pool, 'job_matches');

  expect(await allPages(person, { side: 'talent' })).toHaveLength(1);

  expect((await countReads(pool, 'job_matches')) - before).toBeLessThan(50);
});
