import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { factPage } from './contract.ts';

const server = await startTestServer();
const visitor = server.visitor();

test.each(factPage.options)(
  'every fact of %s names an official https source and, once read, the date of reading, never later than today',
  async (page) => {
    const { facts } = await visitor.api.services.listFacts({ page });

    expect(facts.length).toBeGreaterThan(0);
    for (const { source, readOn } of facts) {
      expect(new URL(source.url).protocol).toBe('https:');
      expect(source.name).not.toBe('');
      expect(readOn === null || Date.parse(readOn) <= Date.now()).toBe(true);
    }
  },
);

test('the posting page covers both countries and social security', async () => {
  const { facts } = await visitor.api.services.listFacts({ page: 'posting' });

  expect([...new Set(facts.map(({ topic }) => topic))]).toEqual(['to-belgium', 'to-netherlands', 'social-security', 'working-conditions']);
  expect(facts.find(({ text }) => text.includes('Limosa-1'))).toMatchObject({
    country: 'BE',
    source: { url: 'https://workinginbelgium.be/nl/limosa.html' },
    readOn: '2026-11-21',
  });
});

test('the API refuses facts of an unknown page', async () => {
  const { status } = await visitor.send('GET', '/api/services/facts?page=onzin');

  expect(status).toBe(400);
});
