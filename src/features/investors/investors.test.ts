import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { investmentTypes, sectors } from '../profiles/policy.ts';
import { makeProject } from '../projects/factory.ts';
import { categories } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { makeBlock } from '../relations/factory.ts';
import { fitOf, isMatch } from './policy.ts';
import { isMatchSql } from './queries.ts';

const server = await startTestServer();
const { db } = server.services;

const euros = fc.integer({ min: 0, max: 25 }).map((thousands) => thousands * 1_000);
const criteriaOf = fc.record({
  sectors: fc.subarray([...sectors], { maxLength: 3 }),
  min: fc.option(euros),
  max: fc.option(euros),
  types: fc.subarray([...investmentTypes]),
});
const offerOf = fc.record({
  category: fc.constantFrom(...categories),
  targetAmount: fc.integer({ min: 1, max: 20 }).map((thousands) => thousands * 1_000),
  raisedAmount: euros,
  fundingTypes: fc.subarray([...investmentTypes], { maxLength: 2 }),
});

test('the rule in SQL and the function agree on 10,000 pairs of criteria and projects', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  for (const { raisedAmount: amount, ...offer } of fc.sample(offerOf, 100)) {
    await makeProject(db, { ownerId: owner.id, ...offer, raises: [{ amount, statedAt: new Date() }] });
  }
  const offers = await db.select().from(projects).where(eq(projects.ownerId, owner.id));
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(criteriaOf, async (criteria) => {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.ownerId, owner.id), isMatchSql(criteria)));
      const expected = offers.filter((offer) => isMatch(fitOf(criteria, offer)));
      matches += expected.length;
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }),
    { numRuns: 100 },
  );
  // Criteria that nothing or everything meets would compare nothing.
  expect(matches).toBeGreaterThan(200);
  expect(matches).toBeLessThan(9_800);
});

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

  expect(await investor.api.investors.readDashboard()).toEqual({
    criteria: { sectors: ['Duurzaamheid'], min: 25_000, max: null, types: [] },
    ...{ total: 2, matches: 1, percentage: 50 },
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

test('the list pages through all matches once', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({ roles: ['investor'], investmentMin: 900_000 });
  const made = await Promise.all(Array.from({ length: 45 }, () => makeProject(db, { ownerId: owner.id, targetAmount: 950_000 })));
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await investor.api.investors.listDashboardProjects({ after });
    ids.push(...page.projects.map(({ project }) => project.id));
    after = page.next ?? undefined;
  } while (after !== undefined);

  expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
});

test('people without the investor role are refused', async () => {
  const talent = await server.person({ roles: ['talent', 'entrepreneur'] });

  await expect(talent.api.investors.readDashboard()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(talent.api.investors.listDashboardProjects({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
