import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import type { PersonDetails } from '../profiles/factory.ts';
import { makePerson } from '../profiles/factory.ts';
import { makeConnection } from '../relations/factory.ts';
import type { PeopleFilters } from './contract.ts';

const server = await startTestServer();
const { db } = server.services;

async function withConnections(people: PersonDetails[]): Promise<Person> {
  const viewer = await server.person();
  for (const details of people) await makeConnection(db, { from: (await makePerson(db, details)).id, to: viewer.id });
  return viewer;
}

async function found(viewer: Person, filters: PeopleFilters): Promise<string[]> {
  const { people } = await viewer.api.network.listConnections(filters);
  return people.map(({ person }) => person.firstName).toSorted();
}

test('connections come by pages of 20, the newest first, each once', async () => {
  const viewer = await withConnections(Array.from({ length: 45 }, () => ({})));

  const first = await viewer.api.network.listConnections({});
  const second = await viewer.api.network.listConnections({ after: first.next ?? '' });
  const third = await viewer.api.network.listConnections({ after: second.next ?? '' });

  expect([first, second, third].map(({ people }) => people.length)).toEqual([20, 20, 5]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ people }) => people);
  expect(new Set(all.map(({ person }) => person.id)).size).toBe(45);
  const moments = all.map(({ since }) => since);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(await viewer.api.network.readCounts({})).toMatchObject({ connections: 45 });
});

test('search looks in names, titles and companies, without regard to case and accents, for every word', async () => {
  const viewer = await withConnections([
    { firstName: 'Zoë', lastName: 'Müller', jobTitle: 'Bakker', company: 'De Oven' },
    { firstName: 'Jérôme', lastName: 'Çelik', jobTitle: 'Ontwerper', company: '100% Wol' },
    { firstName: 'An', lastName: 'Maes' },
  ]);

  expect(await found(viewer, { search: 'zoe' })).toEqual(['Zoë']);
  expect(await found(viewer, { search: 'ZOË MULLER' })).toEqual(['Zoë']);
  expect(await found(viewer, { search: 'celik ontwerp' })).toEqual(['Jérôme']);
  expect(await found(viewer, { search: 'oven' })).toEqual(['Zoë']);
  expect(await found(viewer, { search: '100%' })).toEqual(['Jérôme']);
  expect(await found(viewer, { search: '%' })).toEqual(['Jérôme']);
  expect(await found(viewer, { search: '_' })).toEqual([]);
  expect(await found(viewer, { search: 'zoe maes' })).toEqual([]);
  expect(await found(viewer, { search: '  ' })).toHaveLength(3);
});

test('filters narrow the list, alone and together', async () => {
  const viewer = await withConnections([
    { firstName: 'Anna', roles: ['investor'], preferredSectors: ['Tech'], location: 'Gent' },
    { firstName: 'Bram', roles: ['talent'], location: 'Liège', openToWork: true, availability: 'available' },
    { firstName: 'Chloë', roles: ['investor', 'talent'], preferredSectors: ['Onderwijs'], location: 'Gent' },
    { firstName: 'Daan', roles: ['entrepreneur'], preferredSectors: ['Tech'] },
  ]);

  expect(await found(viewer, { role: 'investor' })).toEqual(['Anna', 'Chloë']);
  // A profile shows the sectors of investors only, not those that somebody chose while they were one.
  expect(await found(viewer, { sector: 'Tech' })).toEqual(['Anna']);
  expect(await found(viewer, { place: 'liege' })).toEqual(['Bram']);
  expect(await found(viewer, { work: 'open' })).toEqual(['Bram']);
  expect(await found(viewer, { role: 'talent', place: 'gent' })).toEqual(['Chloë']);
});

test('the counts are those of the filtered lists', async () => {
  const viewer = await withConnections([
    { firstName: 'Zita', location: 'Gent' },
    { firstName: 'Anna', location: 'Gent' },
    { firstName: 'Wim' },
  ]);
  const asker = await makePerson(db, { firstName: 'Vic', location: 'Gent' });
  const hidden = await makePerson(db, { firstName: 'Vera', location: 'Gent', isPublic: false });
  for (const { id } of [asker, hidden]) await makeConnection(db, { from: id, to: viewer.id, status: 'pending' });

  expect(await viewer.api.network.readCounts({})).toMatchObject({ connections: 3, requests: 2 });
  expect(await viewer.api.network.readCounts({ place: 'gent' })).toMatchObject({ connections: 2, requests: 1 });
  expect(await viewer.api.network.readCounts({ search: 'zita', place: 'gent' })).toMatchObject({ connections: 1, requests: 0 });
});

test('lists by name page right, without regard to case and accents', async () => {
  const names = Array.from({ length: 45 }, (_, place) => ({
    firstName: ['Émile', 'anna', 'Zoë'][place % 3] ?? '',
    lastName: `Nr ${place % 5}`,
  }));
  const viewer = await withConnections(names);

  const first = await viewer.api.network.listConnections({ order: 'name' });
  const second = await viewer.api.network.listConnections({ order: 'name', after: first.next ?? '' });
  const third = await viewer.api.network.listConnections({ order: 'name', after: second.next ?? '' });

  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ people }) => people.map(({ person }) => person));
  expect(new Set(all.map(({ id }) => id)).size).toBe(45);
  const read = all.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(read).toEqual(read.toSorted(new Intl.Collator('nl', { sensitivity: 'base' }).compare));
  const { suggestions } = await viewer.api.network.listSuggestions({ order: 'name' });
  const suggested = suggestions.map(({ person }) => person.firstName.toLowerCase());
  expect(suggested).toEqual(suggested.toSorted());
});

test('a page by name doesn’t tell whether a hidden person exists, nor where their name stands', async () => {
  const viewer = await withConnections([{ firstName: 'Zeno' }]);
  const blocker = await server.person({ firstName: 'Bea' });
  const after = (id: string) => viewer.api.network.listConnections({ order: 'name', after: `2020-01-01T00:00:00.000Z_${id}` });
  expect((await after(blocker.id)).people).toHaveLength(1);

  await blocker.api.network.blockPerson({ id: viewer.id });

  expect(await after(blocker.id)).toEqual(await after(newId()));
});

test('filtered lists page right too', async () => {
  const viewer = await withConnections(Array.from({ length: 60 }, (_, place) => ({ firstName: place % 2 === 0 ? 'Even' : 'Oneven' })));

  const first = await viewer.api.network.listConnections({ search: 'oneven' });
  const second = await viewer.api.network.listConnections({ search: 'oneven', after: first.next ?? '' });

  expect([first.people.length, second.people.length, second.next]).toEqual([20, 10, null]);
});

test('a request of a non-public person shows name and picture only, and is only found by name', async () => {
  const viewer = await server.person();
  const hidden = { firstName: 'Anna', jobTitle: 'Bakker', company: 'De Oven', location: 'Gent', isPublic: false };
  const asker = await makePerson(db, { ...hidden, roles: ['investor'] });
  await makeConnection(db, { from: asker.id, to: viewer.id, status: 'pending' });
  const asked = async (filters: PeopleFilters) =>
    (await viewer.api.network.listRequests({ direction: 'received', ...filters })).people.map(({ person }) => person);

  const shown = { jobTitle: '', company: '', roles: [], location: '', openToWork: false };
  expect(await asked({})).toEqual([{ id: asker.id, firstName: 'Anna', lastName: 'Janssens', avatarId: null, ...shown }]);
  expect(await asked({ search: 'anna' })).toHaveLength(1);
  expect(await asked({ search: 'bakker' })).toEqual([]);
  expect(await asked({ role: 'investor' })).toEqual([]);
  expect(await asked({ place: 'gent' })).toEqual([]);
});

test('a non-public person’s connections find them by their title', async () => {
  const viewer = await withConnections([{ firstName: 'Anna', jobTitle: 'Bakker', isPublic: false }]);

  expect(await found(viewer, { search: 'bakker' })).toEqual(['Anna']);
});

test('lists are one’s own', async () => {
  const viewer = await withConnections([{}, {}]);
  const stranger = await server.person();

  expect((await stranger.api.network.listConnections({})).people).toEqual([]);
  expect((await viewer.api.network.listConnections({})).people).toHaveLength(2);
});

test('a degree is 1 for a connection, 2 with a shared one, and 3 beyond', async () => {
  const [anna, bram, chloe, dirk] = [await server.person(), await server.person(), await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  await makeConnection(db, { from: chloe.id, to: bram.id });
  const read = (id: string) => anna.api.network.readRelation({ id });

  expect(await read(bram.id)).toMatchObject({ relation: 'connected', degree: 1, shared: { count: 0, people: [] } });
  expect(await read(chloe.id)).toMatchObject({ relation: 'none', degree: 2, shared: { count: 1, people: [{ id: bram.id }] } });
  expect(await read(dirk.id)).toMatchObject({ relation: 'none', degree: 3, shared: { count: 0 } });
  expect(await read(anna.id)).toMatchObject({ relation: 'self', degree: null });
  expect(await anna.send('GET', `/api/network/people/${newId()}`)).toMatchObject({ status: 404 });
});

test('shared connections come by pages, the same for both', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let place = 0; place < 23; place += 1) {
    const shared = await makePerson(db);
    for (const { id } of [anna, bram]) await makeConnection(db, { from: shared.id, to: id });
  }

  expect((await anna.api.network.readRelation({ id: bram.id })).shared).toMatchObject({ count: 23, people: { length: 5 } });
  const first = await anna.api.network.listSharedConnections({ id: bram.id });
  const second = await anna.api.network.listSharedConnections({ id: bram.id, after: first.next ?? '' });
  expect([first.people.length, second.people.length, second.next]).toEqual([20, 3, null]);
  expect(await bram.api.network.listSharedConnections({ id: anna.id })).toEqual(first);
});

test('the connections of a profile that isn’t public show to its connections only', async () => {
  const [anna, bram, chloe] = [await server.person(), await server.person({ isPublic: false }), await server.person()];
  await makeConnection(db, { from: anna.id, to: chloe.id });
  await makeConnection(db, { from: bram.id, to: chloe.id });

  expect(await anna.api.network.readRelation({ id: bram.id })).toEqual({
    relation: 'none',
    connections: null,
    degree: null,
    shared: { count: 0, people: [] },
  });
  expect((await anna.api.network.listSharedConnections({ id: bram.id })).people).toEqual([]);

  await makeConnection(db, { from: anna.id, to: bram.id });
  expect(await anna.api.network.readRelation({ id: bram.id })).toMatchObject({ degree: 1, shared: { count: 1 } });
});

test('places in lists and filters that are none are refused before the database sees them', async () => {
  const anna = await server.person();

  for (const query of [
    'after=x',
    'after=2026-13-01T00:00:00.000Z_0',
    'sector=Onzin',
    'role=ondernemer',
    'work=ja',
    `search=${'x'.repeat(101)}`,
    'x=1',
  ]) {
    expect(await anna.send('GET', `/api/network/connections?${query}`)).toMatchObject({ status: 400 });
  }
});
