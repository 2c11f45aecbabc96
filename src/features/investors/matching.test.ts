import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { suspendAccount } from '../accounts/commands/suspend.ts';
import { investmentTypes, sectors } from '../profiles/policy.ts';
import { makeProject } from '../projects/factory.ts';
import { categories } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { makeBlock } from '../relations/factory.ts';
import { countDashboard } from './commands/count-dashboard.ts';
import { makeDashboard, makeProjectDismissal } from './factory.ts';
import { fitOf, isMatch } from './policy.ts';
import { isDismissedBy, isMatchSql, isOfferedTo } from './queries/criteria.ts';
import { investorDashboards } from './tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const day = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);

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

test('the figures are those of the rule, row by row, without what is hidden, the investor’s own or dismissed', async () => {
  const [owner, blocks, blocked, suspended] = await Promise.all(
    Array.from({ length: 4 }, () => server.person({ roles: ['entrepreneur'] })),
  );
  const investor = await server.person({ roles: ['investor'], preferredSectors: ['Tech', 'Creatief'], investmentMin: 1_000 });
  if (owner === undefined || blocks === undefined || blocked === undefined || suspended === undefined) throw new Error('Four were made.');
  const criteria = { sectors: ['Tech', 'Creatief'], min: 1_000, max: null, types: [] };
  for (const ownerId of [owner, blocks, blocked, suspended, investor].map(({ id }) => id)) {
    for (const offer of fc.sample(offerOf, 40)) {
      const { raisedAmount: amount, ...details } = offer;
      const { id } = await makeProject(db, { ownerId, ...details, raises: [{ amount, statedAt: new Date() }] });
      if (amount % 4_000 === 0) await makeProjectDismissal(db, { personId: investor.id, projectId: id });
    }
  }
  await makeBlock(db, { from: blocks.id, of: investor.id });
  await makeBlock(db, { from: investor.id, of: blocked.id });
  // Hidden twice over, and taken away once.
  await makeBlock(db, { from: investor.id, of: blocks.id });
  await suspendAccount(db, suspended.email, clock.now());
  await makeDashboard(db, { personId: investor.id });
  await countDashboard(services, investor.id);

  const { rows } = await db.execute(sql`
    select count(*)::int as total, (count(*) filter (where ${isMatchSql(criteria)} and not ${isDismissedBy(investor.id)}))::int as matches
    from projects p where ${isOfferedTo(investor.id)}`);
  const [kept] = await db.select().from(investorDashboards).where(eq(investorDashboards.personId, investor.id));
  expect(kept).toMatchObject(rows[0] ?? {});
  expect(kept?.matches).toBeGreaterThan(0);
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

test('the matches of rare criteria are found among many newer projects, page by page, in order', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({
    roles: ['investor'],
    preferredSectors: ['Creatief'],
    investmentMin: 700_000,
    investmentMax: 800_000,
  });
  await db.execute(sql`
    insert into projects (id, owner_id, status, title, description, category, target_amount, created_at, published_at)
    select gen_random_uuid(), ${owner.id}, 'active', 'Plan ' || n, 'Een plan.', 'creatief',
      case when n % 70 = 0 then 750000 else 20000 end, ${day(-10).toISOString()}::timestamptz, ${day(0).toISOString()}::timestamptz - n * interval '1 minute'
    from (select generate_series(1, 2100) as n) numbers`);
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await investor.api.investors.listDashboardProjects({ after });
    found.push(...page.projects.map(({ project }) => project.title));
    after = page.next ?? undefined;
  } while (after !== undefined);

  expect(found).toEqual(Array.from({ length: 30 }, (_each, place) => `Plan ${(place + 1) * 70}`));
});
