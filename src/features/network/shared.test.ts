import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makePerson, type PersonDetails } from '../profiles/factory.ts';
import { makeConnection } from '../relations/factory.ts';

const server = await startTestServer();
const { db } = server.services;

/** Makes people who are each connected to all of these. */
async function connectTo(people: { id: string }[], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { id } = await makePerson(db);
    for (const person of people) await makeConnection(db, { from: id, to: person.id });
    ids.push(id);
  }
  return ids.toSorted();
}

async function connected(details: PersonDetails = {}): Promise<[Person, Person]> {
  const [anna, bram] = [await server.person(), await server.person(details)];
  await makeConnection(db, { from: anna.id, to: bram.id });
  return [anna, bram];
}

async function sharedOf(viewer: Person, id: string, list: 'connections' | 'received' | 'sent') {
  const { people } =
    list === 'connections' ? await viewer.api.network.listConnections({}) : await viewer.api.network.listRequests({ direction: list });
  const shared = people.find(({ person }) => person.id === id)?.shared;
  return shared && { count: shared.count, people: shared.people.map((person) => person.id) };
}

test('each connection comes with those that both share, the first five by name', async () => {
  const [anna, bram] = await connected();
  const ids = await connectTo([anna, bram], 7);
  await connectTo([bram], 2);

  expect(await sharedOf(anna, bram.id, 'connections')).toEqual({ count: 7, people: ids.slice(0, 5) });
  expect(await sharedOf(bram, anna.id, 'connections')).toEqual({ count: 7, people: ids.slice(0, 5) });
  // Each of the shared connections in turn shares Bram with Anna.
  const { people } = await anna.api.network.listConnections({});
  expect(people.filter(({ person }) => ids.includes(person.id)).map(({ shared }) => [shared.count, shared.people[0]?.id])).toEqual(
    ids.map(() => [1, bram.id]),
  );
});

test('a card says the same as the profile', async () => {
  const [anna, bram] = await connected();
  await connectTo([anna, bram], 3);
  const { people } = await anna.api.network.listConnections({});

  for (const { person, shared } of people) expect((await anna.api.network.readRelation({ id: person.id })).shared).toEqual(shared);
});

test('a request comes with them either way, pending connections don’t count', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: bram.id, to: anna.id, status: 'pending' });
  const ids = await connectTo([anna, bram], 1);
  const { id } = await makePerson(db);
  await makeConnection(db, { from: id, to: anna.id });
  await makeConnection(db, { from: id, to: bram.id, status: 'pending' });

  expect(await sharedOf(anna, bram.id, 'received')).toEqual({ count: 1, people: ids });
  expect(await sharedOf(bram, anna.id, 'sent')).toEqual({ count: 1, people: ids });
});

test('the connections of a profile that isn’t public show to its connections only', async () => {
  const anna = await server.person();
  const bram = await server.person({ isPublic: false });
  await makeConnection(db, { from: bram.id, to: anna.id, status: 'pending' });
  const ids = await connectTo([anna, bram], 1);

  expect(await sharedOf(anna, bram.id, 'received')).toEqual({ count: 0, people: [] });
  await anna.api.network.acceptRequest({ id: bram.id });
  expect(await sharedOf(anna, bram.id, 'connections')).toEqual({ count: 1, people: ids });
});

test('the list of blocked people shows no shared connections', async () => {
  const [anna, bram] = await connected();
  await connectTo([anna, bram], 1);
  await anna.api.network.blockPerson({ id: bram.id });

  const { people } = await anna.api.network.listBlocked({});

  expect(people).toMatchObject([{ person: { id: bram.id }, shared: { count: 0, people: [] } }]);
});
