import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeJob } from '../../jobs/factory.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { makeBlock } from '../../relations/factory.ts';
import { talent, talentIdOf } from '../../talent/factory.ts';
import { baker, bakery, settleMatches } from '../factory.ts';
import type { Scorer } from '../score/queries/ask-scorer.ts';
import { jobMatches } from '../tables.ts';
import { listFittingJobs } from './queries/fitting-jobs.ts';
import { readOwnMatch } from './queries/own-match.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

test('a talent reads how well any job fits them, the same as in their list', async () => {
  const [poster, person] = [await server.person(), await server.person(talent({ ...baker, skills: ['brood bakken'] }))];
  const { id: fitting } = await makeJob(db, { posterId: poster.id, ...bakery });
  const { id: other } = await makeJob(db, { posterId: poster.id, title: 'Piloot', requirements: ['vliegtuigen besturen'] });
  await settleMatches(services);

  const { match } = await person.api.fits.readOwnMatch({ id: fitting });

  const [listed] = (await person.api.matches.listMatches({ side: 'talent' })).matches;
  const { percent, reasons, change } = listed ?? {};
  expect(match).toMatchObject({ percent, reasons, change, talentId: await talentIdOf(db, person), state: { status: 'pending' } });
  expect(match?.change).toMatchObject({ skill: 'deeg kneden' });
  const { match: low } = await person.api.fits.readOwnMatch({ id: other });
  expect(low).toMatchObject({ state: null, reasons: { skills: [{ label: 'vliegtuigen besturen', fit: 'missing', through: null }] } });
  expect(low?.percent).toBeLessThan(10);
});

test('a job has no percentage for its poster, without a talent profile, nor once it is closed', async () => {
  const [poster, visitor, person] = [await server.person(talent(baker)), await server.person(), await server.person(talent(baker))];
  const { id } = await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  for (const who of [poster, visitor]) expect(await who.api.fits.readOwnMatch({ id })).toEqual({ match: null });

  await poster.api.ownJobs.closeJob({ id, closing: 'filled' });

  expect(await person.api.fits.readOwnMatch({ id })).toEqual({ match: null });
});

test('a pair whose reasons the scorer left out has no percentage', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  const { id } = await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  const talentId = await talentIdOf(db, person);
  await db.delete(jobMatches).where(eq(jobMatches.talentId, talentId));
  const silent: Scorer = { db, run: async () => ({ did: 'score', scores: [9_000], reasons: [] }) };
  const readerOf = ({ id: viewerId }: { id: string }) => ({ viewerId, today: todayOf(clock.now()), now: clock.now() });

  expect(await readOwnMatch(db, silent, readerOf(person), id)).toEqual({ match: null });
  expect(await listFittingJobs(db, silent, readerOf(poster), talentId)).toEqual({ jobs: [] });
});

test('a poster reads which of their jobs fit a talent, the best first', async () => {
  const [poster, stranger, person] = [await server.person(), await server.person(), await server.person(talent(baker))];
  const { id: half } = await makeJob(db, {
    posterId: poster.id,
    ...bakery,
    title: 'Broodbakker',
    requirements: ['brood bakken', 'kassa bedienen'],
  });
  const { id: whole } = await makeJob(db, { posterId: poster.id, ...bakery });
  await makeJob(db, { posterId: poster.id, title: 'Piloot', requirements: ['vliegtuigen besturen'], description: 'Je vliegt.' });
  await settleMatches(services);
  const id = await talentIdOf(db, person);

  const { jobs } = await poster.api.fits.listFittingJobs({ id });

  expect(jobs.map((job) => job.id)).toEqual([whole, half]);
  expect(jobs[0]).toMatchObject({ title: 'Bakker', state: { status: 'pending', isMutual: false } });
  expect(await stranger.api.fits.listFittingJobs({ id })).toEqual({ jobs: [] });
});

test('similar jobs are open ones that the viewer may see, for visitors and for a closed job too', async () => {
  const [poster, hidden, viewer] = [await server.person(), await server.person(), await server.person()];
  const smith = { title: 'Hoefsmid', requirements: ['paarden beslaan'], description: 'Je beslaat paarden.' };
  const { id } = await makeJob(db, { posterId: poster.id, ...smith, closedAt: clock.now(), closing: 'filled' });
  const { id: like } = await makeJob(db, { posterId: poster.id, ...smith });
  const { id: unseen } = await makeJob(db, { posterId: hidden.id, ...smith });
  await makeBlock(db, { from: hidden.id, of: viewer.id });
  await settleMatches(services);

  const ids = async (who: { api: typeof viewer.api }) => (await who.api.fits.listSimilarJobs({ id })).jobs.map((job) => job.id);

  expect(new Set(await ids(server.visitor()))).toEqual(new Set([like, unseen]));
  expect(await ids(viewer)).toEqual([like]);
});

test('a job whose deadline is over is no similar one, also before it is closed', async () => {
  const poster = await server.person();
  const smith = { title: 'Goudsmid', requirements: ['goud smeden'], description: 'Je smeedt goud.', posterId: poster.id };
  const { id } = await makeJob(db, smith);
  const { id: over } = await makeJob(db, { ...smith, deadline: todayOf(clock.now()) });
  await settleMatches(services);
  const ids = async () => (await server.visitor().api.fits.listSimilarJobs({ id })).jobs.map((job) => job.id);
  expect(await ids()).toEqual([over]);

  clock.advance({ hours: 24 });

  expect(await ids()).toEqual([]);
});

test('similar talents are members whom the viewer may see', async () => {
  const weaver = { jobTitle: 'Wever', skills: ['weefgetouw bedienen', 'wol spinnen'], bio: 'Ik weef dekens.' };
  const [one, like, hiding] = [
    await server.person(talent(weaver)),
    await server.person(talent(weaver)),
    await server.person(talent({ ...weaver, isPublic: false })),
  ];
  const viewer = await server.person();
  await settleMatches(services);

  const { talents } = await viewer.api.fits.listSimilarTalents({ id: await talentIdOf(db, one) });

  expect(talents.map(({ person }) => person.id)).toEqual([like.id]);
  expect(talents.map(({ person }) => person.id)).not.toContain(hiding.id);
});

test('a poster learns which requirement less would bring most more people, from five on', async () => {
  const poster = await server.person();
  const requirements = ['zwemles geven', 'lesplan schrijven', 'onderwatervideo monteren'];
  const { id } = await makeJob(db, {
    posterId: poster.id,
    title: 'Zwemmeester in Oostende',
    requirements,
    description: 'Je geeft zwemles.',
  });
  const teach = { jobTitle: 'Zwemleraar', skills: requirements.slice(0, 2), bio: 'Ik geef zwemles.' };
  for (let number = 0; number < 4; number += 1) await server.person(talent(teach));
  await settleMatches(services);
  const percentOf = async () => (await poster.api.matches.listMatches({ side: 'poster', job: id })).matches[0]?.percent;
  expect(await percentOf()).toBeLessThan(70);
  expect(await poster.api.fits.readJobChange({ id })).toEqual({ change: null });

  await server.person(talent(teach));
  await settleMatches(services);

  const { change } = await poster.api.fits.readJobChange({ id });
  expect(change).toEqual({ kind: 'requirement', requirement: 'onderwatervideo monteren', people: 5 });
});
