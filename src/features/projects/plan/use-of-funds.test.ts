import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeProject } from '../factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const uses = (...percents: number[]) => percents.map((percent, place) => ({ purpose: `Doel ${place}`, percent }));

test('the database itself refuses a publication with half of a use of funds, or without a description', async () => {
  const { id: ownerId } = await server.person();
  const constraint = (name: string) => ({ cause: { constraint: name } });

  await expect(makeProject(db, { ownerId, plan: { uses: uses(60) } })).rejects.toMatchObject(constraint('project_uses_sum'));
  await expect(makeProject(db, { ownerId, status: 'draft', plan: { uses: uses(60, 41) } })).rejects.toMatchObject(
    constraint('project_uses_sum'),
  );
  await expect(makeProject(db, { ownerId, description: '' })).rejects.toMatchObject(constraint('projects_published'));
  const draft = await makeProject(db, { ownerId, status: 'draft', plan: { uses: uses(60) } });
  const publishing = pool.query(`update projects set status = 'active', published_at = now() where id = $1`, [draft.id]);
  await expect(publishing).rejects.toMatchObject({ constraint: 'project_uses_sum' });
});
