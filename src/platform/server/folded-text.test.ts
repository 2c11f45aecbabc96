import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { expressionOf, prefixQueryOf } from './folded-text.ts';

const { pool } = (await startTestServer()).services;

async function finds(text: string, search: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select $1::text ~ $2 as found', [text, expressionOf(search)]);
  return rows[0]?.found ?? false;
}

test.each([
  ['De OFFERTE van Zoë', 'offerte', true],
  ['De offerte van ZOË', 'zoe', true],
  ['de offerte van Zoe', 'Zoë', true],
  ['Straße', 'strase', true],
  ['de offerte', 'oferte', false],
  ['a+b (c) [d] \\w 100% {2} ^x$', '(c) [d] \\w 100% {2} ^x$', true],
  ['abc', 'a.c', false],
])('in %s stands %s: %s', async (text, search, found) => {
  expect(await finds(text, search)).toBe(found);
});

test('eight different words of a search count, however many are typed', () => {
  expect(prefixQueryOf('Gent gent GÉNT a b c d e f g h i')).toBe('gent:* & a:* & b:* & c:* & d:* & e:* & f:* & g:*');
  expect(prefixQueryOf(' -, ')).toBe('');
});

test('every text is found in itself, whatever characters it has', async () => {
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((text) => !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      expect(await finds(`voor ${text} na`, text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
