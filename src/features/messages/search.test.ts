import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeConversation } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

test('a person searches only their own conversations, regardless of case and accents', async () => {
  const [anna, bram, stranger] = [await server.person(), await server.person({ firstName: 'Bram' }), await server.person()];
  const texts = ['Zie je de offerte van Zoë?', 'De OFFERTE is klaar.', 'Mooi, 100% akkoord.'];
  await makeConversation(db, { from: anna.id, to: bram.id, texts });
  await makeConversation(db, { from: bram.id, to: stranger.id, texts: ['Geheime offerte'] });
  const find = async (search: string) => (await anna.api.messages.searchMessages({ search })).messages.map(({ excerpt }) => excerpt);

  expect(await find('offerte')).toEqual([texts[1], texts[0]]);
  expect(await find('zoe OFFERTE')).toEqual([texts[0]]);
  expect(await find('100%')).toEqual([texts[2]]);
  expect(await find('1_0')).toEqual([]);
  expect(await find('geheim')).toEqual([]);
  expect((await anna.api.messages.searchMessages({ search: 'klaar' })).messages).toMatchObject([{ person: { id: bram.id }, isOwn: false }]);
});

test('a found long message is quoted around the word', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConversation(db, { from: anna.id, to: bram.id, texts: [`${'lang '.repeat(200)}kievit en meer`] });

  const { messages } = await bram.api.messages.searchMessages({ search: 'kievit' });

  expect(messages[0]?.excerpt).toMatch(/^.{0,45}kievit en meer$/);
});

test('found messages are listed in pages of 20, the newest first', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const texts = Array.from({ length: 25 }, (_, n) => `raap ${n}`);
  await makeConversation(db, { from: anna.id, to: bram.id, texts });

  const first = await anna.api.messages.searchMessages({ search: 'raap' });
  const second = await anna.api.messages.searchMessages({ search: 'raap', after: first.next ?? '' });

  expect([...first.messages, ...second.messages].map(({ excerpt }) => excerpt)).toEqual(texts.toReversed());
  expect(second.next).toBeNull();
});

test('a search of one letter is refused with a sentence', async () => {
  const anna = await server.person();

  const answer = await anna.send('GET', '/api/messages?search=a');

  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('Zoek op ten minste 2 tekens.');
});

test('a search with too many words is refused with a sentence', async () => {
  const anna = await server.person();
  const search = (words: number) => anna.send('GET', `/api/messages?search=${Array.from({ length: words }, () => 'a').join('+')}`);

  const [some, many] = [await search(20), await search(21)];

  expect([some.status, many.status]).toEqual([200, 400]);
  expect(JSON.stringify(many.body)).toContain('Zoek op hoogstens 20 woorden.');
});

test.for(['\0\0', '\uD800\uD800', '.*', '((((', '[[:alpha:]]', '\\\\', '(?i)dag', '***=dag', 'İI', 'a{9999}', '^$', '*+?'])(
  'searching for %j doesn’t fail',
  async (search) => {
    const [anna, bram] = [await server.person(), await server.person()];
    await makeConversation(db, { from: anna.id, to: bram.id });

    const found = await anna.api.messages.searchMessages({ search }).catch(({ status }) => status);

    expect(search.includes('\0') ? found : found.messages).toEqual(search.includes('\0') ? 400 : []);
  },
);
