import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePerson } from '../profiles/factory.ts';
import { makeConnection } from '../relations/factory.ts';

// The same two people ask each other hundreds of times, and no mail tells of it.
const server = await startTestServer({ tasks: [], environment: { LIMIT_CONNECTION_REQUESTS: '1000' } });
const { db, pool } = server.services;

const send = (from: Person, to: { id: string }) => from.send('PUT', `/api/network/people/${to.id}/request`);
const sent = { status: 200, body: { ok: true } };
const pending = { status: 409, body: { code: 'PENDING', message: 'Er is al een openstaand verzoek tussen jullie' } };

async function relations(one: Person, other: Person): Promise<string[]> {
  const [mine, theirs] = [await one.api.network.readRelation({ id: other.id }), await other.api.network.readRelation({ id: one.id })];
  return [mine.relation, theirs.relation];
}

test('a request waits with both until it is accepted; from then on both are connected', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  expect(await relations(anna, bram)).toEqual(['none', 'none']);

  expect(await send(anna, bram)).toEqual(sent);

  expect(await relations(anna, bram)).toEqual(['requested', 'asked']);
  expect((await bram.api.network.listRequests({ direction: 'received' })).people).toMatchObject([{ person: { id: anna.id } }]);
  expect((await anna.api.network.listRequests({ direction: 'sent' })).people).toMatchObject([{ person: { id: bram.id } }]);
  expect(await bram.api.network.readCounts({})).toMatchObject({ connections: 0, requests: 1 });
  expect(await anna.api.network.readCounts({})).toMatchObject({ connections: 0, requests: 0 });

  await bram.api.network.acceptRequest({ id: anna.id });

  expect(await relations(anna, bram)).toEqual(['connected', 'connected']);
  for (const [one, other] of [
    [anna, bram],
    [bram, anna],
  ] as const) {
    expect((await one.api.network.listConnections({})).people).toMatchObject([{ person: { id: other.id } }]);
    expect(await one.api.network.readCounts({})).toMatchObject({ connections: 1, requests: 0 });
  }
  expect(await bram.api.network.acceptRequest({ id: anna.id })).toEqual({ ok: true });
});

test('nobody can ask themselves, a missing person or an unconfirmed one', async () => {
  const anna = await server.person();
  const unconfirmed = await makePerson(db);
  await pool.query('update accounts set email_verified = false where id = $1', [unconfirmed.id]);

  const self = { code: 'SELF', message: 'Je kunt geen verzoek naar jezelf sturen' };
  expect(await send(anna, anna)).toEqual({ status: 422, body: self });
  for (const id of [newId(), unconfirmed.id]) {
    const nobody = { code: 'NOT_FOUND', message: 'Deze persoon bestaat niet (meer).' };
    expect(await send(anna, { id })).toEqual({ status: 404, body: nobody });
  }
});

test('neither person can send a second request, while one is open or once they are connected', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });

  expect(await send(anna, bram)).toEqual(pending);
  expect(await send(bram, anna)).toEqual(pending);

  await bram.api.network.acceptRequest({ id: anna.id });
  const connected = { status: 409, body: { code: 'CONNECTED', message: 'Je bent al verbonden met deze gebruiker' } };
  expect(await send(anna, bram)).toEqual(connected);
  expect(await send(bram, anna)).toEqual(connected);
});

test('a declined person may ask again after 30 days, the other at any time; neither sees that it was declined', async () => {
  const server = await startTestServer();
  const [anna, bram, chloe] = [await server.person(), await server.person(), await server.person()];
  const declinedAt = server.clock.now();
  for (const asker of [anna, chloe]) {
    await asker.api.network.requestConnection({ id: bram.id });
    await bram.api.network.declineRequest({ id: asker.id });
    expect(await relations(asker, bram)).toEqual(['none', 'none']);
  }

  const from = new Date(declinedAt.getTime() + 30 * 86_400_000);
  const day = from.toLocaleDateString('nl-NL', { timeZone: 'Europe/Brussels', day: 'numeric', month: 'long', year: 'numeric' });
  expect(await send(anna, bram)).toMatchObject({
    status: 409,
    body: { code: 'TOO_SOON', message: `Je kunt vanaf ${day} opnieuw een verzoek sturen` },
  });
  expect(await send(bram, chloe)).toEqual(sent);

  server.clock.advance({ days: 29 });
  expect(await send(anna, bram)).toMatchObject({ status: 409 });
  // Keeps Bram's session alive for the 30 days.
  await bram.api.profiles.readMe();
  server.clock.advance({ days: 1 });
  expect(await send(anna, bram)).toEqual(sent);
  expect(await relations(anna, bram)).toEqual(['requested', 'asked']);
});

test('only its sender can withdraw a request, and nobody can answer it then', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'Dit verzoek is er niet meer.' } };

  expect(await bram.send('DELETE', `/api/network/people/${anna.id}/request`)).toEqual(gone);
  expect(await anna.send('PUT', `/api/network/people/${bram.id}/acceptance`)).toEqual(gone);
  expect(await anna.send('PUT', `/api/network/people/${bram.id}/refusal`)).toEqual(gone);
  expect(await anna.api.network.withdrawRequest({ id: bram.id })).toEqual({ ok: true });

  expect(await relations(anna, bram)).toEqual(['none', 'none']);
  expect(await bram.send('PUT', `/api/network/people/${anna.id}/acceptance`)).toEqual(gone);
  expect(await bram.send('PUT', `/api/network/people/${anna.id}/refusal`)).toEqual(gone);
  expect(await send(bram, anna)).toEqual(sent);
});

test('a third person can do nothing with a request or connection of others', async () => {
  const [anna, bram, third] = [await server.person(), await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });

  for (const id of [anna.id, bram.id]) {
    for (const [method, what] of [
      ['PUT', 'acceptance'],
      ['PUT', 'refusal'],
      ['DELETE', 'request'],
      ['DELETE', 'connection'],
    ] as const) {
      expect(await third.send(method, `/api/network/people/${id}/${what}`)).toMatchObject({ status: 404 });
    }
  }
  expect((await third.api.network.listRequests({ direction: 'received' })).people).toEqual([]);
  expect(await relations(anna, bram)).toEqual(['requested', 'asked']);
});

test('either person removes a connection for both, and is not suggested the other again', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });

  await bram.api.network.removeConnection({ id: anna.id });

  expect(await relations(anna, bram)).toEqual(['none', 'none']);
  expect(await anna.send('DELETE', `/api/network/people/${bram.id}/connection`)).toEqual({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Jullie zijn niet (meer) verbonden.' },
  });
  const suggested = async (to: Person) => (await to.api.network.listSuggestions({})).suggestions.map(({ person }) => person.id);
  expect(await suggested(bram)).not.toContain(anna.id);
  expect(await suggested(anna)).toContain(bram.id);
  expect(await send(anna, bram)).toEqual(sent);
});

test('two people who ask each other at the same moment have one request, 200 times', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let round = 0; round < 200; round += 1) {
    const answers = await Promise.all([send(anna, bram), send(bram, anna)]);

    expect(answers.toSorted((a, b) => a.status - b.status)).toEqual([sent, pending]);
    const { rows } = await pool.query('select requester_id from connections where requester_id in ($1, $2)', [anna.id, bram.id]);
    expect(rows).toEqual([{ requester_id: answers[0].status === 200 ? anna.id : bram.id }]);
    await pool.query('delete from connections where requester_id in ($1, $2)', [anna.id, bram.id]);
  }
}, 60_000);

test('both browsers receive the changes between two people, and nobody else does', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });

  const { rows } = await pool.query(`select person_id, entity_id from live_events where topic = 'network' and person_id in ($1, $2)`, [
    anna.id,
    bram.id,
  ]);
  expect(rows).toEqual([
    { person_id: anna.id, entity_id: bram.id },
    { person_id: bram.id, entity_id: anna.id },
  ]);
});

test('signed out there is no network', async () => {
  const refusal = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Je bent niet ingelogd' } };
  const anna = await server.person();

  expect(await server.visitor().send('PUT', `/api/network/people/${anna.id}/request`)).toEqual(refusal);
  expect(await server.visitor().send('GET', '/api/network/connections')).toEqual(refusal);
});
