import { expect, test } from 'vitest';
import { countedDashboard } from '../../app/testing/counted-dashboard.ts';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeProject } from '../projects/factory.ts';
import type { ProjectCategory } from '../projects/policy.ts';
import { makeBlock } from '../relations/factory.ts';
import type { DashboardView } from './contract.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

test('the dashboard counts and lists active projects of others, and says which condition fails', async () => {
  const fresh = await startTestServer();
  const owner = await fresh.person({ roles: ['entrepreneur'] });
  const blocked = await fresh.person({ roles: ['entrepreneur'] });
  const investor = await fresh.person({ roles: ['investor'], preferredSectors: ['Duurzaamheid'], investmentMin: 25_000 });
  const make = (title: string, details: object, ownerId = owner.id) =>
    makeProject(fresh.services.db, { ownerId, title, category: 'duurzaamheid', targetAmount: 30_000, ...details });
  await make('Past', { createdAt: new Date('2026-01-02'), publishedAt: new Date('2026-01-02') });
  await make('Bijna rond', {
    raises: [{ amount: 18_000, statedAt: new Date() }],
    createdAt: new Date('2026-01-01'),
    publishedAt: new Date('2026-01-01'),
  });
  await make('Voltooid', { status: 'completed' });
  await make('Concept', { status: 'draft' });
  await make('Ingetrokken', { withdrawnAt: new Date() });
  await make('Van mij', {}, investor.id);
  await make('Van wie mij blokkeert', {}, blocked.id);
  await makeBlock(fresh.services.db, { from: blocked.id, of: investor.id });

  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: null, isCounting: true });
  expect(await countedDashboard(investor)).toEqual({
    criteria: { sectors: ['Duurzaamheid'], min: 25_000, max: null, types: [] },
    figures: { total: 2, matches: 1, percentage: 50 },
    isCounting: false,
    newMatches: { count: 0, isMore: false },
    dismissed: 0,
  });
  const shown = async (view: 'matches' | 'all') =>
    (await investor.api.investors.listDashboardProjects({ view })).projects.map(({ project, fit, isMatch: fits }) => [
      project.title,
      fits,
      fit.minimum,
    ]);
  expect(await shown('matches')).toEqual([['Past', true, true]]);
  expect(await shown('all')).toEqual([
    ['Past', true, true],
    ['Bijna rond', false, false],
  ]);
});

test('projects that were published since the visit before are new, until the visit after that', async () => {
  const fresh = await startTestServer();
  const { clock: time } = fresh;
  const owner = await fresh.person({ roles: ['entrepreneur'] });
  const investor = await fresh.person({ roles: ['investor'], preferredSectors: ['Tech'] });
  const publish = (title: string, category: ProjectCategory = 'tech') =>
    makeProject(fresh.services.db, { ownerId: owner.id, title, category, createdAt: time.now() });
  const isNew = async ({ api } = investor) => {
    const { newMatches } = await api.investors.readDashboard();
    const { projects: all } = await api.investors.listDashboardProjects({ view: 'all' });
    return { count: newMatches.count, titles: all.flatMap((offer) => (offer.isNew ? [offer.project.title] : [])) };
  };
  await publish('Oud');
  time.advance({ seconds: 60 });
  // A visit counts before any figures are.
  await investor.api.investors.recordVisit();

  time.advance({ seconds: 3600 });
  const { id } = await publish('Nieuw');
  await publish('Nieuw onderwijs', 'onderwijs');
  time.advance({ seconds: 3600 });
  const expected = { count: 1, titles: ['Nieuw onderwijs', 'Nieuw'] };
  expect(await isNew()).toEqual(expected);
  await investor.api.investors.recordVisit();
  expect(await isNew()).toEqual(expected);
  await investor.api.investors.dismissProject({ id });
  expect(await isNew()).toEqual({ ...expected, count: 0 });
  await investor.api.investors.restoreProject({ id });
  for (let reload = 0; reload < 3; reload += 1) {
    time.advance({ seconds: 29 * 60 });
    await investor.api.investors.recordVisit();
    expect(await isNew()).toEqual(expected);
  }

  time.advance({ seconds: 30 * 60 });
  expect(await isNew()).toEqual({ count: 0, titles: [] });
  expect(await isNew(await fresh.person({ roles: ['investor'] }))).toEqual({ count: 0, titles: [] });
});

test('a dismissed project leaves the matches and their figures, and comes back', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({ roles: ['investor'], preferredSectors: ['Blockchain'] });
  const make = (title: string) => makeProject(db, { ownerId: owner.id, title, category: 'blockchain' });
  const [kept, gone] = [await make('Blijft'), await make('Gaat')];
  const titles = async (view: DashboardView) =>
    (await investor.api.investors.listDashboardProjects({ view })).projects
      .filter(({ project }) => project.category === 'blockchain')
      .map(({ project, isDismissed }) => [project.title, isDismissed]);
  await countedDashboard(investor);

  // One that is no match was in no figure.
  const other = await makeProject(db, { ownerId: owner.id, category: 'onderwijs' });
  await investor.api.investors.dismissProject({ id: other.id });
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { matches: 2 }, dismissed: 1 });
  await investor.api.investors.restoreProject({ id: other.id });
  await investor.api.investors.dismissProject({ id: gone.id });
  await investor.api.investors.dismissProject({ id: gone.id });

  expect(await titles('matches')).toEqual([['Blijft', false]]);
  expect(await titles('dismissed')).toEqual([['Gaat', true]]);
  expect((await titles('all')).toSorted()).toEqual([
    ['Blijft', false],
    ['Gaat', true],
  ]);
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { matches: 1 }, dismissed: 1, isCounting: false });
  clock.advance({ seconds: 60 });
  expect(await countedDashboard(investor)).toMatchObject({ figures: { matches: 1 }, dismissed: 1 });

  await investor.api.investors.restoreProject({ id: gone.id });
  await investor.api.investors.restoreProject({ id: kept.id });
  expect((await titles('matches')).toSorted()).toEqual([
    ['Blijft', false],
    ['Gaat', false],
  ]);
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { matches: 2 }, dismissed: 0 });
});

test('a dismissal is the investor’s own, and goes out of sight with its project', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const [one, other] = [await server.person({ roles: ['investor'] }), await server.person({ roles: ['investor'] })];
  const { id } = await makeProject(db, { ownerId: owner.id });
  const isDismissed = async ({ api }: typeof one) =>
    (await api.investors.listDashboardProjects({ view: 'all' })).projects.find(({ project }) => project.id === id)?.isDismissed;

  await one.api.investors.dismissProject({ id });

  expect([await isDismissed(one), await isDismissed(other)]).toEqual([true, false]);
  await owner.api.ownProjects.withdrawProject({ id });
  expect((await one.api.investors.listDashboardProjects({ view: 'dismissed' })).projects).toEqual([]);
  expect((await one.api.investors.readDashboard()).dismissed).toBe(0);
  await owner.api.ownProjects.restoreProject({ id });
  expect((await one.api.investors.readDashboard()).dismissed).toBe(1);
});

test('completed projects and one’s own are not dismissed', async () => {
  const owner = await server.person({ roles: ['entrepreneur', 'investor'] });
  const own = await makeProject(db, { ownerId: owner.id });
  const completed = await makeProject(db, { ownerId: (await server.person()).id, status: 'completed' });

  for (const { id } of [own, completed]) {
    expect(await owner.send('PUT', `/api/investors/dismissals/${id}`, {})).toMatchObject({ status: 404 });
  }
});

test('the projects of a suspended person are offered to nobody', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({ roles: ['investor'], preferredSectors: ['AI/ML'] });
  await makeProject(db, { ownerId: owner.id, title: 'Verborgen', category: 'ai/ml' });
  const read = async () => {
    const matches = await investor.api.investors.listDashboardProjects({});
    clock.advance({ seconds: 60 });
    return [matches.projects.map(({ project }) => project.title), (await countedDashboard(investor)).figures?.matches];
  };

  expect(await aroundSuspension(server, owner, read)).toEqual({
    before: [['Verborgen'], 1],
    suspended: [[], 0],
    lifted: [['Verborgen'], 1],
  });
});

test('people without the investor role are refused', async () => {
  const talent = await server.person({ roles: ['talent', 'entrepreneur'] });

  await expect(talent.api.investors.readDashboard()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(talent.api.investors.listDashboardProjects({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(talent.api.investors.recordVisit()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
