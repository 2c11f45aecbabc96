import { beforeEach, expect, test } from 'vitest';
import { modelKey, say, startModelServer } from '../../../app/testing/model-server.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject, makeRole } from '../../projects/factory.ts';
import { fullPlan } from '../../projects/plan/factory.ts';
import { limits } from '../../projects/policy.ts';

const model = await startModelServer();
const server = await startTestServer({ environment: model.environment });

beforeEach(() => {
  model.requests.length = 0;
  server.clock.advance({ hours: 1 });
});

async function makeOwner(roles = [makeRole('Jurist')]) {
  const owner = await server.person();
  const project = await makeProject(server.services.db, { ownerId: owner.id, status: 'active', roles, plan: fullPlan() });
  return { owner, id: project.id };
}

const installer = {
  roleName: 'Elektricien',
  reason: 'Bewoners kopen een deel van de panelen, en die moeten op hun dak komen.',
  fact: 'text:solution:0',
  description: 'Je legt de panelen en sluit ze aan.',
  requirements: 'Ervaring met elektriciteit. Je werkt veilig op daken.',
  timeCommitment: 'Voltijds',
};

test('an owner is suggested roles with the fact behind each, and nothing is added by it', async () => {
  const { owner, id } = await makeOwner();
  const { suggestions, writer } = await owner.api.suggestions.generateTalentSuggestions({ id });

  expect(writer).toBe('rules');
  expect(suggestions.map(({ roleName }) => roleName)).toContain('Installateur');
  expect(suggestions.map(({ roleName }) => roleName)).not.toContain('Jurist');
  expect(await owner.api.suggestions.generateTalentSuggestions({ id })).toEqual({ suggestions, writer });
  expect((await owner.api.ownProjects.readOwnProject({ id })).fields.roles).toHaveLength(1);
  expect(model.requests).toEqual([]);
});

test('nobody else is suggested roles for a project', async () => {
  const { id } = await makeOwner();

  await expect((await server.person()).api.suggestions.generateTalentSuggestions({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a call without a project is told that one is needed', async () => {
  const person = await server.person();
  const { status, body } = await person.send('POST', '/rpc/suggestions/generateTalentSuggestions', { json: {} });

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Project ID is vereist');
});

test('a model suggests roles once the owner agreed, with figures filled in', async () => {
  const { owner, id } = await makeOwner();
  model.respond((_request, response) => say(response, JSON.stringify({ roles: [installer] })));

  expect((await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' })).writer).toBe('rules');
  expect(model.requests).toEqual([]);

  await owner.api.deckModel.agreeToModel({ host: model.host });
  const { writer, suggestions } = await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' });
  expect(writer).toBe('model');
  expect(suggestions).toEqual([
    { ...installer, fact: { label: expect.any(String), text: 'Bewoners kopen een deel van de panelen op hun dak.' } },
  ]);
  expect(JSON.stringify({ writer, suggestions })).not.toContain(modelKey);
});

test.each([
  ['a role that is no occupation', { roleName: 'Zonnekoning' }],
  ['an invented figure', { reason: 'Bewoners van 4000 flats kopen panelen.' }],
  ['a claim', { description: 'Je maakt ons de grootste van het land.' }],
  ['an invented name', { requirements: 'Je werkte eerder bij Eneco.' }],
  ['an unknown fact', { fact: 'text:niets:0' }],
  ['pay beside what was asked', { timeCommitment: '€ 4.000 per maand' }],
])('of a model that suggests %s nothing is shown', async (_title, wrong) => {
  const { owner, id } = await makeOwner();
  await owner.api.deckModel.agreeToModel({ host: model.host });
  model.respond((_request, response) => say(response, JSON.stringify({ roles: [{ ...installer, ...wrong }] })));

  const { writer, suggestions } = await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' });
  expect(writer).toBe('rules');
  expect(JSON.stringify(suggestions)).not.toContain(Object.values(wrong)[0]);
  expect(model.requests).toHaveLength(2);
});

test('a model that suggests what is sought already is left with the others', async () => {
  const { owner, id } = await makeOwner([makeRole('Elektricien')]);
  await owner.api.deckModel.agreeToModel({ host: model.host });
  const bookkeeper = { ...installer, roleName: 'Boekhouder' };
  model.respond((_request, response) => say(response, JSON.stringify({ roles: [installer, bookkeeper] })));

  const { suggestions } = await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' });
  expect(suggestions.map(({ roleName }) => roleName)).toEqual(['Boekhouder']);
});

test('roles are added after the others, whatever changed meanwhile, and once', async () => {
  const { owner, id } = await makeOwner();
  const before = await owner.api.ownProjects.readOwnProject({ id });
  const input = { id: before.id, version: before.version, publish: false, fields: { ...before.fields, title: 'Nieuwe titel' } };
  await owner.api.ownProjects.saveProject(input);
  const role = { ...makeRole('Installateur'), id: newId() };

  await owner.api.ownProjects.addRoles({ id, roles: [role] });
  const after = await owner.api.ownProjects.addRoles({ id, roles: [role] });
  expect(after.fields.title).toBe('Nieuwe titel');
  expect(after.fields.roles.map(({ roleName }) => roleName)).toEqual(['Jurist', 'Installateur']);
  await expect(owner.api.ownProjects.saveProject({ ...input, version: before.version + 1 })).rejects.toMatchObject({ code: 'STALE' });
});

test('a project gets no more roles than its form has', async () => {
  const { owner, id } = await makeOwner(Array.from({ length: limits.roles }, () => makeRole()));

  await expect(owner.api.ownProjects.addRoles({ id, roles: [makeRole()] })).rejects.toMatchObject({ code: 'TOO_MANY_ROLES' });
  expect((await owner.api.suggestions.generateTalentSuggestions({ id })).suggestions).toEqual([]);
});

test('a stranger adds no roles, and nobody takes the role of another project', async () => {
  const { id } = await makeOwner();
  const { owner, id: otherId } = await makeOwner();
  const [taken] = (await owner.api.ownProjects.readOwnProject({ id: otherId })).fields.roles;
  const { owner: third, id: thirdId } = await makeOwner();

  await expect(owner.api.ownProjects.addRoles({ id, roles: [makeRole()] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(third.api.ownProjects.addRoles({ id: thirdId, roles: [taken ?? makeRole()] })).rejects.toMatchObject({ code: 'CONFLICT' });
});
