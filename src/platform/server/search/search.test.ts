import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countReads } from '../../../app/testing/count-reads.ts';
import { makeTestDatabase } from '../../../app/testing/test-database.ts';
import { openDatabase, openPool } from '../database.ts';
import { rememberWords, type SearchedTexts, searchDocument } from './index-document.ts';
import { answers, rankOf, readSearch } from './read-search.ts';
import { forgetWords } from './upkeep.ts';
import { searchWords } from './words.ts';

const { connection, drop } = await makeTestDatabase();
const pool = openPool(connection);
const db = openDatabase(pool);
await pool.query('create table documents (title text, search tsvector)');

beforeEach(async () => {
  await pool.query('truncate documents, search_words');
});
afterAll(async () => {
  await pool.end();
  await drop();
});

async function index(document: SearchedTexts, isPublished = true): Promise<void> {
  await db.transaction(async (tx) => {
    if (isPublished) await rememberWords(tx, [document]);
    await tx.execute(sql`insert into documents values (${document.title}, ${await searchDocument(tx, document)})`);
  });
}

const publish = (...titles: string[]) => Promise.all(titles.map((title) => index({ title, text: '' })));

/** Titles of what a search finds, the best first. */
async function find(typed: string): Promise<string[]> {
  const search = await readSearch(db, typed);
  if (search === null) return [];
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from documents where ${answers(sql`search`, search)} order by ${rankOf(sql`search`, search)} desc, title`,
  );
  return rows.map(({ title }) => title);
}

const meeting: [title: string, searches: string[]][] = [
  ['Een bedrijf', ['bedrijven', 'bedrijf', 'Bedrijfje']],
  ['Oude huizen', ['huis', 'oud huis', 'HUIZEN']],
  ['Twee mannen met bussen', ['man bus', 'mannen']],
  ['Duurzaamheid', ['duurzame', 'duurzaam']],
  ['Café Zoë', ['cafe zoe', 'CAFÉ']],
  ['Werken met C++', ['c++', 'werken c++']],
  ['E-commerce voor start-ups', ['ecommerce', 'e-commerce', 'startups']],
  ["Foto's", ['foto', "foto's"]],
];

test.each(meeting)('%s is found in any form of its words', async (title, searches) => {
  await publish(title, 'Iets heel anders');

  for (const typed of searches) expect(await find(typed), typed).toEqual([title]);
});

test('a search looks its words up without reading all others', async () => {
  await publish('Kraanmachinist');
  await pool.query(`insert into search_words (word, stem, root, deletions, indexed_by)
    select 'woord' || n, 'woord' || n, 'woord' || n, '{}', indexed_by from search_words, generate_series(1, 2000) n where word = 'kraanmachinist'`);
  await pool.query('vacuum (analyze) search_words');
  const before = await countReads(pool, 'search_words');

  for (let turn = 0; turn < 10; turn += 1) expect(await find('kraanmachinist')).toEqual(['Kraanmachinist']);

  expect((await countReads(pool, 'search_words')) - before).toBeLessThan(1_000);
});

test('names that only signs tell apart are different words', async () => {
  await publish('Programmeur C++', 'Programmeur C#', 'Programmeur .NET', 'Programmeur C');

  expect(await find('c# ')).toEqual(['Programmeur C#']);
  expect(await find('c++')).toEqual(['Programmeur C++']);
  expect(await find('.net')).toEqual(['Programmeur .NET']);
});

test('a compound is found by its parts once they are known, and by its last part at any time', async () => {
  await publish('Zonnepanelen op het dak');
  expect(await find('paneel dak')).toEqual(['Zonnepanelen op het dak']);

  await publish('De zon', 'Paneel', 'Bedrijfsleider', 'Een bedrijf');
  expect(await find('bedrijf leider')).toEqual([]);
  await publish('Leider');
  await index({ title: 'Een tweede bedrijfsleider', text: '' });
  expect(await find('panelen')).toEqual(['Paneel', 'Zonnepanelen op het dak']);
  expect(await find('bedrijf leider')).toEqual(['Een tweede bedrijfsleider']);
});

test('the last word may be unfinished, also beyond its stem; those before it are whole', async () => {
  await publish('Duurzaamheid verbeteren');

  for (const typed of ['d', 'duurz', 'duurzaamh', 'verbeteren duurzaamhei']) expect(await find(typed), typed).toHaveLength(1);
  expect(await find('duurz verbeteren')).toEqual([]);
});

test('words that nearly every text has don’t narrow a search, unless it has no others', async () => {
  await publish('De bakker van het dorp', 'Het');

  expect(await find('een bakker uit dat dorp')).toEqual(['De bakker van het dorp']);
  expect(await find('het')).toEqual(['De bakker van het dorp', 'Het']);
});

test('a mistyped word is taken for the nearest known ones, and a known one for itself', async () => {
  await publish('Bakkerij', 'Banden', 'Panden');

  expect(await find('bakerij')).toEqual(['Bakkerij']);
  expect(await find('bakkreij met')).toEqual(['Bakkerij']);
  expect(await find('pand')).toEqual(['Panden']);
  expect(await find('landen')).toEqual(['Banden', 'Panden']);
});

test('drafts are indexed, but their words are neither remembered nor forgiven', async () => {
  await index({ title: 'Ruimtelift', text: '' }, false);

  expect(await find('ruimtelift')).toEqual(['Ruimtelift']);
  expect(await find('ruimtelfit')).toEqual([]);
});

test('words are forgotten once no published document has them', async () => {
  await publish('Ruimtelift', 'Bakkerij en brood');
  await pool.query(`delete from documents where title = 'Ruimtelift'`);

  await forgetWords({ db }, [
    { indexStale: async () => 0, isPublished: (query) => sql`exists (select from documents where search @@ ${query})` },
  ]);

  const { rows } = await pool.query<{ word: string }>('select word from search_words order by 1');
  expect(rows.map(({ word }) => word)).toEqual(['bakkerij', 'brood']);
});

test('titles count more than names and texts', async () => {
  await index({ title: 'In de tekst', text: 'Een bakkerij' });
  await index({ title: 'In de naam', names: 'Bakkerij', text: '' });
  await publish('Een bakkerij');

  expect(await find('bakkerij')).toEqual(['Een bakkerij', 'In de naam', 'In de tekst']);
});

const letters = 'abcdefghijklmnopqrstuvwxyz';

test('every word of a document finds it, also with one error in a word of five letters and more', async () => {
  const words = (minLength: number) =>
    fc.uniqueArray(fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength: 14 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(words(1), words(5), fc.nat(), fc.constantFrom(...letters), async (title, text, at, letter) => {
      await pool.query('truncate documents, search_words');
      await index({ title: title.join(' '), text: text.join(', ') });
      for (const each of [...title, ...text]) {
        expect(await find(each), each).toHaveLength(1);
        if (each.length < 5) continue;
        const place = at % each.length;
        const mistyped = each.slice(0, place) + letter + each.slice(place + 1);
        expect(await find(mistyped), `${mistyped} for ${each}`).toHaveLength(1);
      }
    }),
    { numRuns: 60 },
  );
});

const hostile = [
  "'; drop table documents; --",
  `a & | ! <-> ( ) : * \\ ' "`,
  '!'.repeat(100),
  "''''".repeat(25),
  '🎉🧨 👩‍👩‍👧',
  'x'.repeat(10_000),
  '𠀀'.repeat(60),
  'woord '.repeat(500),
  '\u0000 \ud800 \u202e',
  'and or not NULL $1 %s \\u0041',
];

test.each(hostile)('hostile input %# is a search like any other', async (typed) => {
  await publish('Onschuldig');
  await index({ title: searchWords(typed).join(' '), text: typed });

  expect((await find(typed)).length).toBeLessThanOrEqual(1);
  expect(await find('onschuldig')).toEqual(['Onschuldig']);
});

test('whatever is typed is searched for', async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (typed) => void (await find(typed))));
});
