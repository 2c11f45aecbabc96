import { beforeEach, expect, test } from 'vitest';
import { say, startModelServer } from '../../../app/testing/model-server.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeProject, makeRole } from '../../projects/factory.ts';
import { fullPlan } from '../../projects/plan/factory.ts';

const model = await startModelServer();
const server = await startTestServer({ environment: model.environment });

beforeEach(() => {
  model.requests.length = 0;
  server.clock.advance({ hours: 1 });
});

type Sent = { gezocht: string[]; feiten: { id: string; waarde: string }[] };

/** The facts that a model is sent of a project whose solution is this text, when its owner asks for roles. */
async function sentOf(solution: string, person: { firstName: string; lastName: string }, { member = 'Jan van den Berg' } = {}) {
  const owner = await server.person({ ...person, roles: ['entrepreneur'] });
  const { id } = await makeProject(server.services.db, {
    ownerId: owner.id,
    roles: [makeRole(`Hulp van ${person.lastName}`)],
    plan: { ...fullPlan(), solution, team: [{ name: member, role: 'Ploegbaas', background: '' }] },
  });
  await owner.api.deckModel.agreeToModel({ host: model.host });
  model.respond((_request, response) => say(response, '{}'));
  await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' });
  const sent: Sent = JSON.parse(model.requests[0]?.body.messages[1]?.content ?? '{}');
  return { ...sent, of: (fact: string) => sent.feiten.find((each) => each.id === fact)?.waarde };
}

test('each word of a name is kept from the model, and the particles that stand with it', async () => {
  const text = 'Maes leidt de werf met Van den Berg en Anne, die van bergen houdt.';
  const sent = await sentOf(text, { firstName: 'Anne Marie', lastName: 'Maes' });

  expect(sent.of('text:solution:0')).toBe('(een persoon) leidt de werf met (een persoon) en (een persoon), die van bergen houdt.');
  expect(sent.of('owner_name')).toBeUndefined();
  expect(sent.of('member:0:name')).toBe('de naam van een persoon');
  expect(JSON.stringify(model.requests)).not.toMatch(/Maes|Marie|Berg\b/);
});

test('a name that was typed in small letters is kept from the model in any writing', async () => {
  const sent = await sentOf('Zoé Dhondt belt An Maes.', { firstName: 'zoë', lastName: "d'hondt" }, { member: 'an maes' });

  expect(sent.of('text:solution:0')).toBe('(een persoon) belt (een persoon).');
  expect(sent.of('member:0:name')).toBe('de naam van een persoon');
});

test('the names of roles that are sought hold no name of a person', async () => {
  const sent = await sentOf('Bewoners delen een dak.', { firstName: 'An', lastName: 'Maes' });

  expect(sent.gezocht).toEqual(['Hulp van (een persoon)']);
});

test('a text with the mark of a name that was left out stands in no suggestion', async () => {
  const owner = await server.person();
  const { id } = await makeProject(server.services.db, { ownerId: owner.id, plan: fullPlan() });
  await owner.api.deckModel.agreeToModel({ host: model.host });
  const role = { roleName: 'Elektricien', fact: 'text:solution:0', requirements: 'Ervaring met daken.', timeCommitment: 'Voltijds' };
  const texts = { reason: 'Bewoners kopen panelen, zegt (een persoon).', description: 'Je legt de panelen.' };
  model.respond((_request, response) => say(response, JSON.stringify({ roles: [{ ...role, ...texts }] })));

  expect(await owner.api.suggestions.generateTalentSuggestions({ id, writer: 'model' })).toMatchObject({ writer: 'rules' });
  expect(model.requests).toHaveLength(2);
});
