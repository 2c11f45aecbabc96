import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject, makeRole } from '../factory.ts';

const server = await startTestServer();
const { db } = server.services;

/** A published project that seeks two roles, and its owner. */
async function scene() {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const [role, other] = [makeRole('Ingenieur'), makeRole('Jurist')];
  const { id } = await makeProject(db, { ownerId: owner.id, roles: [role, other] });
  const filled = async ({ api }: Pick<Person, 'api'>) =>
    (await api.projects.readProject({ id })).roles.map(({ roleName, isFilled }) => [roleName, isFilled]);
  const sought = async () => {
    const { projects } = await owner.api.projects.listProjects({ own: true });
    return projects.flatMap(({ roles }) => roles);
  };
  return { owner, id, role, filled, sought };
}

const words = () => ({ messageId: newId(), content: 'Dag, ik heb interesse.' });

test('an owner fills a role, in which nobody shows interest until it is sought again', async () => {
  const { owner, role, filled, sought } = await scene();
  const member = await server.person();

  await owner.api.filledRoles.setRoleFilled({ id: role.id, isFilled: true });
  expect(await filled(server.visitor())).toEqual([
    ['Ingenieur', true],
    ['Jurist', false],
  ]);
  expect(await sought()).toEqual(['Jurist']);
  await expect(member.api.interests.showInterest({ id: role.id, ...words() })).rejects.toMatchObject({
    code: 'FILLED',
    message: 'Deze rol is intussen ingevuld.',
  });

  await owner.api.filledRoles.setRoleFilled({ id: role.id, isFilled: false });
  expect(await sought()).toEqual(['Ingenieur', 'Jurist']);
  await member.api.interests.showInterest({ id: role.id, ...words() });
});

test('a save of the project leaves a filled role filled', async () => {
  const { owner, id, role, sought } = await scene();
  await owner.api.filledRoles.setRoleFilled({ id: role.id, isFilled: true });
  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });

  const roles = fields.roles.map((each) => ({ ...each, compensation: 'Aandelen' }));
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, roles } });

  expect(await sought()).toEqual(['Jurist']);
});

test('nobody fills a role of somebody else’s project', async () => {
  const { role, sought } = await scene();
  const member = await server.person();

  const filling = member.api.filledRoles.setRoleFilled({ id: role.id, isFilled: true });

  await expect(filling).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await sought()).toEqual(['Ingenieur', 'Jurist']);
});
