import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 };

test('a person sends 20 requests an hour; refused ones don’t count, and answering is always possible', async () => {
  server.clock.set(new Date('2026-06-01T21:30:00Z'));
  const anna = await server.person();
  const people = await Promise.all(Array.from({ length: 22 }, () => server.person()));
  const [asker, first, ...others] = people;
  await asker?.api.network.requestConnection({ id: anna.id });
  await anna.api.network.requestConnection({ id: first?.id ?? '' });
  await expect(anna.api.network.requestConnection({ id: first?.id ?? '' })).rejects.toMatchObject({ code: 'PENDING' });
  await expect(anna.api.network.requestConnection({ id: anna.id })).rejects.toMatchObject({ code: 'SELF' });
  await expect(anna.api.network.requestConnection({ id: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const { id } of others.slice(0, 19)) await anna.api.network.requestConnection({ id });
  const last = others.at(-1)?.id ?? '';

  await expect(anna.api.network.requestConnection({ id: last })).rejects.toMatchObject({
    ...tooMany,
    message: 'Je hebt het afgelopen uur 20 connectieverzoeken verstuurd. Morgen om 00:30 kun je er weer een versturen.',
    data: { seconds: 3600, until: '2026-06-01T22:30:00.000Z' },
  });
  expect(await anna.api.network.readRelation({ id: last })).toMatchObject({ relation: 'none' });
  expect(await anna.api.network.acceptRequest({ id: asker?.id ?? '' })).toEqual({ ok: true });
  server.clock.advance({ hours: 1 });
  expect(await anna.api.network.requestConnection({ id: last })).toEqual({ ok: true });
});

test('the number is a setting', async () => {
  const strict = await startTestServer({ environment: { LIMIT_CONNECTION_REQUESTS: '1' } });
  const [anna, bram, chris] = [await strict.person(), await strict.person(), await strict.person()];
  await anna.api.network.requestConnection({ id: bram.id });

  const second = anna.api.network.requestConnection({ id: chris.id });

  await expect(second).rejects.toMatchObject({ ...tooMany, message: expect.stringContaining('1 connectieverzoek verstuurd.') });
});
