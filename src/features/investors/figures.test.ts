import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countedDashboard } from '../../app/testing/counted-dashboard.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { Executor } from '../../platform/server/database.ts';
import { registerTask } from '../../platform/server/queue.ts';
import { profiles } from '../profiles/tables.ts';
import { makeProject } from '../projects/factory.ts';
import { countDashboardTask } from './background.ts';
import { investorDashboards } from './tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** Lets an investor's kept figures be of one project more than a visit counts itself, and returns them. */
async function keepMany(executor: Executor, investorId: string) {
  const [kept] = await executor
    .update(investorDashboards)
    .set({ total: 2_001 })
    .where(eq(investorDashboards.personId, investorId))
    .returning();
  return { matches: kept?.matches ?? Number.NaN };
}

test('figures are kept for a minute, and counted anew at once for other criteria', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({ roles: ['investor'], preferredSectors: ['Onderwijs'] });
  const change = (min: number) => db.update(profiles).set({ investmentMin: min }).where(eq(profiles.id, investor.id));
  const publish = () => makeProject(db, { ownerId: owner.id, category: 'onderwijs', targetAmount: 60_000 });
  await publish();
  const { figures: first } = await countedDashboard(investor);
  expect(first?.matches).toBe(1);

  await publish();
  clock.advance({ seconds: 59 });
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: first, isCounting: false });
  clock.advance({ seconds: 1 });
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { matches: 2 }, isCounting: false });

  await change(60_001);
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { matches: 0 }, isCounting: false });
});

test('figures of many projects are counted in the background: old ones are shown meanwhile, and none of other criteria', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const investor = await server.person({ roles: ['investor'], preferredSectors: ['Creatief'] });
  await makeProject(db, { ownerId: owner.id, category: 'creatief', targetAmount: 60_000 });
  await countedDashboard(investor);

  const { matches } = await keepMany(db, investor.id);
  clock.advance({ seconds: 60 });
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: { total: 2_001, matches }, isCounting: true });
  expect((await countedDashboard(investor)).figures?.total).toBeLessThan(100);

  await keepMany(db, investor.id);
  await db.update(profiles).set({ investmentMin: 60_001 }).where(eq(profiles.id, investor.id));
  expect(await investor.api.investors.readDashboard()).toMatchObject({ figures: null, isCounting: true });
  expect((await countedDashboard(investor)).figures?.matches).toBe(matches - 1);
});

test('many looks at the same time ask for one count', async () => {
  const fresh = await startTestServer({ tasks: [] });
  const investor = await fresh.person({ roles: ['investor'] });
  const tasks = async () => {
    const { rows } = await fresh.services.pool.query(
      `select count(*)::int as count from pgboss.job where name = 'investors.count-dashboard'`,
    );
    return rows[0]?.count;
  };
  const look = () => Promise.all(Array.from({ length: 10 }, () => investor.api.investors.readDashboard()));
  await fresh.services.queue.work(fresh.services, [registerTask(countDashboardTask)]);
  await look();
  await countedDashboard(investor);
  expect(await tasks()).toBe(1);

  await keepMany(fresh.services.db, investor.id);
  fresh.clock.advance({ seconds: 60 });
  await look();
  expect(await tasks()).toBe(2);
});
