import { expect, test } from 'vitest';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { suspendAccount } from '../accounts/commands/suspend.ts';
import { makeConnection } from '../relations/factory.ts';
import { makeSuggestion } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

const nobody = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze persoon bestaat niet (meer).' } };

const suspend = ({ email }: { email: string }) => suspendAccount(db, email, server.clock.now());
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const peopleOf = (items: { person: { id: string } }[]) => idsOf(items.map(({ person }) => person));

test('a suspended person is missing from connections, their count and their search', async () => {
  const [spammer, viewer, friend] = [await server.person({ firstName: 'Zorro' }), await server.person(), await server.person()];
  await makeConnection(db, { from: spammer.id, to: viewer.id });
  await makeConnection(db, { from: friend.id, to: viewer.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    list: peopleOf((await viewer.api.network.listConnections({})).people).toSorted(),
    found: peopleOf((await viewer.api.network.listConnections({ search: 'zorro' })).people),
    count: (await viewer.api.network.readCounts({})).connections,
    relation: (await viewer.send('GET', `/api/network/people/${spammer.id}`)).status,
  }));

  expect(before).toEqual({ list: [spammer.id, friend.id].toSorted(), found: [spammer.id], count: 2, relation: 200 });
  expect(suspended).toEqual({ list: [friend.id], found: [], count: 1, relation: 404 });
  expect(lifted).toEqual(before);
});

test('a suspended person is missing from received and sent requests', async () => {
  const [spammer, viewer, asked] = [await server.person(), await server.person(), await server.person()];
  await spammer.api.network.requestConnection({ id: viewer.id });
  await asked.api.network.requestConnection({ id: spammer.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    received: peopleOf((await viewer.api.network.listRequests({})).people),
    count: (await viewer.api.network.readCounts({})).requests,
    sent: peopleOf((await asked.api.network.listRequests({ direction: 'sent' })).people),
  }));

  expect(before).toEqual({ received: [spammer.id], count: 1, sent: [spammer.id] });
  expect(suspended).toEqual({ received: [], count: 0, sent: [] });
  expect(lifted).toEqual(before);
});

test('a suspended person can be neither asked, accepted, declined, withdrawn from, removed, dismissed nor blocked', async () => {
  const [spammer, viewer, asked, friend] = await Promise.all([server.person(), server.person(), server.person(), server.person()]);
  await spammer.api.network.requestConnection({ id: viewer.id });
  await asked.api.network.requestConnection({ id: spammer.id });
  await makeConnection(db, { from: friend.id, to: spammer.id });
  const stranger = await server.person();
  await suspend(spammer);
  const path = `/api/network/people/${spammer.id}`;

  expect(await stranger.send('PUT', `${path}/request`)).toEqual(nobody);
  expect(await viewer.send('PUT', `${path}/acceptance`)).toMatchObject({ status: 404 });
  expect(await viewer.send('PUT', `${path}/refusal`)).toMatchObject({ status: 404 });
  expect(await asked.send('DELETE', `${path}/request`)).toMatchObject({ status: 404 });
  expect(await friend.send('DELETE', `${path}/connection`)).toMatchObject({ status: 404 });
  expect(await stranger.send('PUT', `${path}/block`)).toEqual(nobody);
  expect(await stranger.send('GET', `${path}/shared-connections`)).toEqual(nobody);
  expect(await stranger.send('PUT', `/api/network/suggestions/${spammer.id}/dismissal`)).toEqual(nobody);
});

test('a suspended person is missing from shared connections, and joins no degree', async () => {
  const [spammer, viewer, other] = [await server.person(), await server.person(), await server.person()];
  await makeConnection(db, { from: spammer.id, to: viewer.id });
  await makeConnection(db, { from: spammer.id, to: other.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => {
    const { degree, shared } = await viewer.api.network.readRelation({ id: other.id });
    const { people } = await viewer.api.network.listSharedConnections({ id: other.id });
    return { degree, count: shared.count, first: idsOf(shared.people), all: idsOf(people) };
  });

  expect(before).toEqual({ degree: 2, count: 1, first: [spammer.id], all: [spammer.id] });
  expect(suspended).toEqual({ degree: 3, count: 0, first: [], all: [] });
  expect(lifted).toEqual(before);
});

test('a suspended person is missing from suggestions, whether prepared before or after', async () => {
  const [spammer, viewer, newcomer] = [await server.person(), await server.person(), await server.person()];
  await makeSuggestion(db, { to: viewer.id, of: spammer.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    people: peopleOf((await viewer.api.network.listSuggestions({})).suggestions),
    count: (await viewer.api.network.readCounts({})).suggestions,
  }));

  expect(before).toEqual({ people: [spammer.id], count: 1 });
  expect(suspended).toEqual({ people: [], count: 0 });
  expect(lifted).toEqual(before);
  await suspend(spammer);
  expect(peopleOf((await newcomer.api.network.listSuggestions({})).suggestions)).not.toContain(spammer.id);
});

test('a suspended person is missing from the list of blocked people', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  await viewer.api.network.blockPerson({ id: spammer.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () =>
    peopleOf((await viewer.api.network.listBlocked({})).people),
  );

  expect({ before, suspended, lifted }).toEqual({ before: [spammer.id], suspended: [], lifted: [spammer.id] });
});
