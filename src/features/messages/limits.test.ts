import { expect, test } from 'vitest';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { makeConnection } from '../relations/factory.ts';

const server = await startTestServer({ environment: { LIMIT_MESSAGES: '3' } });
const beside = await startTestServer({ beside: server, environment: { LIMIT_MESSAGES: '3' } });

const write = (from: Pick<Person, 'api'>, to: { id: string }, messageId = newId()) =>
  from.api.messages.sendMessage({ id: to.id, messageId, content: 'Dag!' });

test('a person writes to a limited number of people an hour, across servers, and to each of them without that limit', async () => {
  const anna = await server.person();
  const elsewhere = beside.visitor();
  for (const [name, value] of anna.cookies) elsewhere.cookies.set(name, value);
  const [bram, chris, dirk, els] = await Promise.all([server.person(), server.person(), server.person(), server.person()]);
  const messageId = newId();
  await write(anna, bram, messageId);
  await write(elsewhere, chris);
  await write(anna, dirk);

  const refused = write(anna, els);

  await expect(refused).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(
      /^Je hebt het afgelopen uur naar 3 mensen geschreven\. (Om|Morgen om) \d\d:\d\d kun je weer iemand anders schrijven\.$/,
    ),
  });
  await expect(write(elsewhere, els)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await els.api.messages.listConversations({ box: 'requests' })).conversations).toEqual([]);
  await write(anna, bram);
  await write(anna, bram, messageId);

  server.clock.advance({ hours: 1, seconds: 1 });
  await write(anna, els);
});

test('a person sends another at most 60 messages a minute, even all at once', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(server.services.db, { from: anna.id, to: bram.id });

  const messageIds = Array.from({ length: 70 }, newId);
  const sent = await Promise.allSettled(messageIds.map((id) => whenFree(() => write(anna, bram, id))));

  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  await expect(write(anna, bram)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Je stuurt veel berichten achter elkaar. Probeer het over 1 minuut opnieuw.',
    data: { seconds: 60 },
  });
  await write(bram, anna);
  server.clock.advance({ seconds: 61 });
  await write(anna, bram);
});

test('a person is told of typing once in a while, however often it is announced', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(server.services.db, { from: anna.id, to: bram.id });
  const stream = await openLiveStream(bram);
  await stream.until(() => stream.told.length > 0);

  for (let time = 0; time < 10; time += 1) await anna.api.messages.tellTyping({ id: bram.id });
  await write(anna, bram);

  await stream.until(() => stream.changes().some(({ topic }) => topic === 'messages'));
  expect(stream.changes().filter(({ topic }) => topic === 'typing')).toEqual([{ topic: 'typing', id: anna.id }]);
  stream.close();
});

test('one person’s searches run one after the other, and only a few wait', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const search = (person: Person) => person.api.messages.searchMessages({ search: 'dag' });

  const [ofBram, ...ofAnna] = await Promise.allSettled([search(bram), ...Array.from({ length: 20 }, () => search(anna))]);

  expect(ofBram.status).toBe('fulfilled');
  const refusals = ofAnna.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
