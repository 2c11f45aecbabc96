import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makePerson } from '../../profiles/factory.ts';
import { investmentTypes, sectors } from '../../profiles/policy.ts';
import { profiles } from '../../profiles/tables.ts';
import { makeProject } from '../../projects/factory.ts';
import { categories } from '../../projects/policy.ts';
import { makeBlock } from '../../relations/factory.ts';
import { fitOf, isMatch } from '../policy.ts';
import { toldCount } from './policy.ts';
import { isFittedSql } from './queries.ts';

const server = await startTestServer();
const { services } = server;
const { db } = services;

const euros = fc.integer({ min: 0, max: 25 }).map((thousands) => thousands * 1_000);
const criteriaOf = fc.record({
  sectors: fc.subarray([...sectors], { maxLength: 2 }),
  min: fc.option(euros),
  max: fc.option(euros.map((amount) => amount + 25_000)),
  types: fc.subarray([...investmentTypes], { maxLength: 2 }),
});
const offerOf = fc.record({
  category: fc.constantFrom(...categories),
  targetAmount: fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 1_000),
  raisedAmount: euros,
  fundingTypes: fc.subarray([...investmentTypes], { maxLength: 2 }),
});

test('the investors whom a project fits are those whose criteria it meets, on 6,000 pairs', async () => {
  const fresh = await startTestServer();
  const investors = fc.sample(criteriaOf, 60).map((criteria, place) => ({ criteria, email: `i${place}@kiem.test` }));
  const ids = new Map<string, (typeof investors)[number]['criteria']>();
  for (const { criteria, email } of investors) {
    const { sectors: preferredSectors, min: investmentMin, max: investmentMax, types } = criteria;
    const { id } = await makePerson(fresh.services.db, { email, preferredSectors, investmentMin, investmentMax, investmentTypes: types });
    ids.set(id, criteria);
  }
  let fits = 0;
  await fc.assert(
    fc.asyncProperty(offerOf, async (offer) => {
      const { rows } = await fresh.services.db.execute<{ id: string }>(sql`select i.id from profiles i where ${isFittedSql(offer)}`);
      const expected = [...ids].flatMap(([id, criteria]) => {
        const hasAny = criteria.sectors.length + criteria.types.length > 0 || criteria.min !== null || criteria.max !== null;
        return hasAny && isMatch(fitOf(criteria, offer)) ? [id] : [];
      });
      fits += expected.length;
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 100 },
  );
  expect(fits).toBeGreaterThan(200);
});

/** An owner with an active project that nobody else's criteria in this file meet. */
async function ownerOf(targetAmount: number) {
  const owner = await server.person({ roles: ['entrepreneur'] });
  return { owner, project: await makeProject(db, { ownerId: owner.id, category: 'blockchain', targetAmount, title: 'Keten' }) };
}
const investorFor = (amount: number, details: object = {}) =>
  server.person({ roles: ['investor'], preferredSectors: ['Blockchain'], investmentMin: amount, investmentMax: amount, ...details });
const approach = (person: Person) => person.api.approach.savePreference({ isApproachable: true });
const namesFor = async ({ api }: Person, id: string) =>
  (await api.approach.listApproachable({ id })).investors.map(({ firstName }) => firstName);

test.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [120, 120],
])('a count of %i is told as %s', (count, told) => {
  expect(toldCount(count)).toBe(told);
});

test('a founder reads how many investors their project fits, and who lets founders write', async () => {
  const { owner, project } = await ownerOf(101_000);
  const { id } = project;
  expect(await owner.api.approach.readFitting({ id })).toEqual({ title: 'Keten', count: 0, approachable: 0 });
  const open = await investorFor(101_000, { firstName: 'Fleur', jobTitle: 'Investeerder' });
  for (let place = 0; place < 3; place += 1) await investorFor(101_000);
  expect(await open.api.approach.readPreference()).toEqual({ isApproachable: false });
  expect(await owner.api.approach.readFitting({ id })).toEqual({ title: 'Keten', count: null, approachable: 0 });
  await investorFor(101_000);
  await approach(open);

  expect(await owner.api.approach.readFitting({ id })).toEqual({ title: 'Keten', count: 5, approachable: 1 });
  expect((await owner.api.approach.listApproachable({ id })).investors).toMatchObject([{ id: open.id, firstName: 'Fleur' }]);

  await open.api.approach.savePreference({ isApproachable: false });
  expect(await namesFor(owner, id)).toEqual([]);
});

test('people without criteria, without the role, with other criteria, those who block the owner, and the owner are left out', async () => {
  const { owner, project } = await ownerOf(102_000);
  await db
    .update(profiles)
    .set({ roles: ['entrepreneur', 'investor'], investmentMax: 102_000 })
    .where(eq(profiles.id, owner.id));
  const blocker = await investorFor(102_000);
  const others = [
    await server.person({ roles: ['investor'] }),
    await investorFor(102_000, { roles: ['talent'] }),
    await investorFor(102_000, { preferredSectors: ['Onderwijs'] }),
    await investorFor(103_000),
  ];
  for (const person of [owner, blocker, ...others]) await approach(person);
  await makeBlock(db, { from: blocker.id, of: owner.id });

  expect(await owner.api.approach.readFitting({ id: project.id })).toMatchObject({ count: 0, approachable: 0 });
  expect(await namesFor(owner, project.id)).toEqual([]);
});

test('an owner who blocks an investor learns nothing of their criteria, and loses them from the list', async () => {
  const { owner, project } = await ownerOf(107_000);
  const [hidden, listed] = [await investorFor(107_000), await investorFor(107_000, { firstName: 'Fleur' })];
  for (let place = 0; place < 3; place += 1) await investorFor(107_000);
  await approach(listed);
  const read = () => owner.api.approach.readFitting({ id: project.id });
  expect(await read()).toMatchObject({ count: 5, approachable: 1 });

  for (const { id } of [hidden, listed]) await makeBlock(db, { from: owner.id, of: id });

  expect(await read()).toMatchObject({ count: 5, approachable: 0 });
  expect(await namesFor(owner, project.id)).toEqual([]);
});

test('a suspended investor counts for nothing', async () => {
  const { owner, project } = await ownerOf(104_000);
  const investor = await investorFor(104_000, { firstName: 'Gijs' });
  await approach(investor);
  const read = async () => [await namesFor(owner, project.id), (await owner.api.approach.readFitting({ id: project.id })).count];

  expect(await aroundSuspension(server, investor, read)).toEqual({
    before: [['Gijs'], null],
    suspended: [[], 0],
    lifted: [['Gijs'], null],
  });
});

test('only the owner of an active project reads of investors', async () => {
  const { owner, project } = await ownerOf(105_000);
  const stranger = await server.person({ roles: ['entrepreneur'] });
  const [draft, completed, withdrawn] = [
    await makeProject(db, { ownerId: owner.id, status: 'draft' }),
    await makeProject(db, { ownerId: owner.id, status: 'completed' }),
    await makeProject(db, { ownerId: owner.id, withdrawnAt: new Date() }),
  ];
  const statusOf = async (person: Person, id: string) =>
    Promise.all(
      ['fitting-investors', 'approachable-investors'].map(async (part) => (await person.send('GET', `/api/projects/${id}/${part}`)).status),
    );

  expect(await statusOf(owner, project.id)).toEqual([200, 200]);
  expect(await statusOf(stranger, project.id)).toEqual([404, 404]);
  for (const { id } of [draft, completed, withdrawn]) expect(await statusOf(owner, id)).toEqual([404, 404]);
});

test('the list is paged, ends at 50, and has an order of its own for each project', async () => {
  const { owner, project } = await ownerOf(106_000);
  const other = await makeProject(db, { ownerId: owner.id, category: 'blockchain', targetAmount: 106_000 });
  await db.execute(sql`
    with made as (insert into accounts (id, email, email_verified) select gen_random_uuid(), 'veel' || n || '@kiem.test', true
      from generate_series(1, 60) n returning id),
    people as (insert into profiles (id, first_name, last_name, roles, investment_min, investment_max)
      select id, 'Veel', 'Geld', '{investor}', 106000, 106000 from made returning id)
    insert into approach_preferences (person_id, is_approachable) select id, true from people`);
  const all = async (id: string) => {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await owner.api.approach.listApproachable({ id, after });
      expect(page.investors.length).toBeLessThanOrEqual(10);
      found.push(...page.investors.map((investor) => investor.id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return found;
  };
  const [first, second] = [await all(project.id), await all(other.id)];

  expect([new Set(first).size, new Set(second).size]).toEqual([50, 50]);
  expect(first).not.toEqual(second);
  const read = () => owner.api.approach.readFitting({ id: project.id });
  expect(await read()).toMatchObject({ count: 60, approachable: 50 });

  // Nobody beyond the fifty takes the place of somebody whom the owner blocks.
  for (const id of first.slice(5, 15)) await makeBlock(db, { from: owner.id, of: id });
  expect(await all(project.id)).toEqual([...first.slice(0, 5), ...first.slice(15)]);
  expect(await read()).toMatchObject({ count: 60, approachable: 40 });
});
