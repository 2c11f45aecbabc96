import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makePeople, makePerson } from '../../profiles/factory.ts';
import { makeConnection } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { makeAdmission } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'Dit verzoek is er niet (meer).' } };
const noted = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;
const listed = async (owner: Person, id: string, list: 'asked' | 'admitted' = 'asked') =>
  (await owner.api.admissions.listAdmissions({ id, list })).admissions;

/** A published project, its owner, and somebody who may ask for access. */
async function scene() {
  const [owner, asker] = [await server.person(), await server.person()];
  const { id } = await makeProject(db, { ownerId: owner.id });
  const stateOf = async (person: Person) => (await person.api.projects.readProject({ id })).access?.state;
  return { owner, asker, id, stateOf };
}

test('of 20 people who are admitted at once to a project with 148, one gets in', async () => {
  const { owner, id } = await scene();
  const people = await makePeople(db, 168);
  await Promise.all(
    people.map(({ id: personId }, at) => makeAdmission(db, { projectId: id, personId, status: at < 148 ? 'admitted' : 'asked' })),
  );

  const answers = await Promise.allSettled(people.slice(148).map(({ id: personId }) => owner.api.admissions.admitPerson({ id, personId })));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'FULL' });
  expect((await owner.api.admissions.listAdmissions({ id, list: 'admitted' })).admittedCount).toBe(149);
});

test('admitted people are listed newest first, 20 at a time', async () => {
  const { owner, id } = await scene();
  const people = await Promise.all(Array.from({ length: 45 }, () => makePerson(db)));
  const at = (place: number) => new Date(clock.now().getTime() - Math.floor(place / 2) * 1000);
  await Promise.all(
    people.map((person, place) => makeAdmission(db, { projectId: id, personId: person.id, status: 'admitted', changedAt: at(place) })),
  );

  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const page = await owner.api.admissions.listAdmissions({ id, list: 'admitted', after });
    pages.push(page.admissions.map(({ person }) => person.id));
    after = page.next ?? undefined;
  } while (after !== undefined);

  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat()).size).toBe(45);
});

test('only the owner lists, admits, declines and ends', async () => {
  const { owner, asker, id } = await scene();
  const other = await server.person();
  await makeConnection(db, { from: other.id, to: asker.id });
  await asker.api.admissions.askAccess({ id });
  const place = `/api/projects/${id}/admissions/${asker.id}`;

  for (const person of [other, asker]) {
    expect(await person.send('GET', `/api/projects/${id}/admissions?list=asked`)).toMatchObject({ status: 404 });
    expect(await person.send('PUT', place)).toEqual(gone);
    expect(await person.send('POST', `${place}/refusal`, {})).toEqual(gone);
    expect(await person.send('DELETE', place)).toEqual(gone);
  }
  await expect(owner.api.admissions.askAccess({ id })).rejects.toMatchObject({ code: 'OWN_PROJECT' });
  expect(await listed(owner, id)).toHaveLength(1);
});

test.each(['owner', 'asker'] as const)('a block by the %s ends request and admission, also after it is lifted', async (who) => {
  const { owner, asker, id, stateOf } = await scene();
  const [blocker, blocked] = who === 'owner' ? [owner, asker] : [asker, owner];
  await asker.api.admissions.askAccess({ id });
  await owner.api.admissions.admitPerson({ id, personId: asker.id });

  await blocker.api.network.blockPerson({ id: blocked.id });
  expect(await asker.send('GET', `/api/projects/${id}`)).toMatchObject({ status: 404 });
  expect(await listed(owner, id, 'admitted')).toEqual([]);
  await blocker.api.network.unblockPerson({ id: blocked.id });

  expect(await stateOf(asker)).toBe('ended');
  expect([await noted(owner), await noted(asker)]).toEqual([[], []]);
});

test('a suspended person is in no list until the suspension is lifted', async () => {
  const { owner, asker, id } = await scene();
  await asker.api.admissions.askAccess({ id });

  const { before, suspended, lifted } = await aroundSuspension(server, asker, async () => (await listed(owner, id)).length);

  expect([before, suspended, lifted]).toEqual([1, 0, 1]);
});

test('a person who leaves Kiem is in no list any more', async () => {
  const { owner, asker, id } = await scene();
  await asker.api.admissions.askAccess({ id });

  await asker.api.account.deleteAccount({ password: asker.password });
  expect(await listed(owner, id)).toEqual([]);
  expect(await noted(owner)).toEqual([]);
});
