import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { foldLooks } from './commands.ts';
import { keptDays } from './policy.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

async function ownerWithProject() {
  const owner = await server.person({ roles: ['entrepreneur'] });
  return { owner, id: (await makeProject(db, { ownerId: owner.id })).id };
}
const look = ({ api }: Person, id: string) => api.projectViews.recordLook({ id });
const countsOf = async ({ api }: Person, id: string) => (await api.projectViews.readViews({ id })).days.map(({ count }) => count);
const rowsOf = async (table: 'project_lookers' | 'project_views', id: string) =>
  (await pool.query(`select * from ${table} where project_id = $1`, [id])).rows;

test('a member counts once a day, and the owner not at all', async () => {
  const { owner, id } = await ownerWithProject();
  const [anna, bram] = [await server.person(), await server.person()];
  for (const person of [anna, anna, bram, owner]) await look(person, id);
  clock.advance({ days: 1 });
  await look(anna, id);

  const counts = await countsOf(owner, id);
  expect(counts).toHaveLength(28);
  expect(counts.slice(-3)).toEqual([0, 2, 1]);
});

test('when a day is over its count stays, and nobody’s name', async () => {
  const { owner, id } = await ownerWithProject();
  const [anna, bram] = [await server.person(), await server.person()];
  for (const person of [anna, bram]) await look(person, id);
  await foldLooks(services);
  expect(await rowsOf('project_lookers', id)).toHaveLength(2);

  clock.advance({ days: 1 });
  await look(anna, id);
  await foldLooks(services);
  await foldLooks(services);

  expect(await rowsOf('project_lookers', id)).toHaveLength(1);
  expect(await rowsOf('project_views', id)).toMatchObject([{ count: 2 }]);
  expect((await countsOf(owner, id)).slice(-2)).toEqual([2, 1]);
  clock.advance({ days: keptDays + 2 });
  await foldLooks(services);
  expect(await rowsOf('project_views', id)).toEqual([]);
});

test('looks at what the member can’t see are not counted', async () => {
  const { owner, id } = await ownerWithProject();
  const [blocker, blocked, anna] = [await server.person(), await server.person(), await server.person()];
  await makeBlock(db, { from: blocker.id, of: owner.id });
  await makeBlock(db, { from: owner.id, of: blocked.id });
  const draft = await makeProject(db, { ownerId: owner.id, status: 'draft' });
  const withdrawn = await makeProject(db, { ownerId: owner.id, withdrawnAt: clock.now() });

  for (const person of [blocker, blocked]) await look(person, id);
  for (const each of [draft, withdrawn]) await look(anna, each.id);

  for (const each of [id, draft.id, withdrawn.id]) expect(await rowsOf('project_lookers', each)).toEqual([]);
});

test('a block changes no count of before, so that nobody learns by it who looked', async () => {
  const { owner, id } = await ownerWithProject();
  const anna = await server.person();
  await look(anna, id);
  const before = await countsOf(owner, id);

  await makeBlock(db, { from: owner.id, of: anna.id });

  expect(await countsOf(owner, id)).toEqual(before);
});

test('nobody but the owner reads the counts', async () => {
  const { owner, id } = await ownerWithProject();
  const anna = await server.person();

  expect(await anna.send('GET', `/api/projects/${id}/views`)).toMatchObject({ status: 404 });
  expect(JSON.stringify(await anna.api.projects.readProject({ id }))).not.toContain('views');
  expect(await countsOf(owner, id)).toHaveLength(28);
});
