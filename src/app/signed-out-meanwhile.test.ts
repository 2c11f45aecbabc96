import { expect, test } from 'vitest';
import { makeProject } from '../features/projects/factory.ts';
import { newId } from '../platform/ids.ts';
import { answerAfter } from './testing/hold-rows.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

/** Logged warnings and faults of the server; refusals aren't among them. */
const faults: string[] = [];
const server = await startTestServer({ tasks: [], logTo: (line) => JSON.parse(line).level >= 40 && faults.push(line) });
const { db, pool } = server.services;

const suspension = 'update accounts set suspended_at = now() where id = $1';
const deletion = 'delete from accounts where id = $1';

type Act = (viewer: Person, other: Person) => Promise<() => ReturnType<Person['send']>>;

const request: Act = async (viewer, other) => () => viewer.send('PUT', `/api/network/people/${other.id}/request`);
const block: Act = async (viewer, other) => () => viewer.send('PUT', `/api/network/people/${other.id}/block`);
const post: Act = async (viewer) => () => viewer.send('POST', '/api/posts', { id: newId(), content: 'Nog één.' });
const save: Act = async (viewer, other) => {
  const { id } = await makeProject(db, { ownerId: other.id });
  return () => viewer.send('PUT', `/api/saved-projects/${id}`);
};
const erase: Act = async (viewer) => {
  const { id } = await makeProject(db, { ownerId: viewer.id, status: 'draft' });
  return () => viewer.send('DELETE', `/api/projects/${id}`);
};

test.each<[string, string, Act, string]>([
  ['asks to connect', suspension, request, 'Je bent niet ingelogd'],
  ['blocks somebody', suspension, block, 'Je bent niet ingelogd'],
  ['posts', deletion, post, 'Je moet ingelogd zijn om een post te maken.'],
  ['saves a project', deletion, save, 'Log in om projecten te bewaren.'],
  ['deletes a draft', deletion, erase, 'Je moet ingelogd zijn om dit te doen.'],
])('whoever %s while their account ends is refused as without a session, and the log is silent', async (_deed, end, act, message) => {
  const [viewer, other] = [await server.person(), await server.person()];
  const send = await act(viewer, other);

  const answer = await answerAfter(pool, (holder) => holder.query(end, [viewer.id]), send);

  expect(answer).toEqual({ status: 401, body: { code: 'UNAUTHORIZED', message } });
  expect(faults).toEqual([]);
});
