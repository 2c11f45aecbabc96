import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { answers, readSearch } from '../../platform/server/search/read-search.ts';
import { forgetWords, indexStaleDocuments } from '../../platform/server/search/upkeep.ts';
import { indexProject, newestFound, searchedProjects } from './search.ts';
import { projects } from './tables.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const owner = await server.person({ firstName: 'Wietske', lastName: 'Oosterlinck' });

type Details = Partial<typeof projects.$inferInsert>;

/** A project that was published, and is indexed as the commands do. */
async function publish(details: Details): Promise<string> {
  const id = newId();
  const made = {
    id,
    ownerId: owner.id,
    status: 'active',
    title: 'Titel',
    description: 'Iets',
    category: 'tech',
    publishedAt: new Date(),
  } as const;
  await db.transaction(async (tx) => {
    await tx.insert(projects).values({ ...made, ...details });
    await indexProject(tx, id);
  });
  return id;
}

async function find(typed: string): Promise<string[]> {
  const search = await readSearch(db, typed);
  if (search === null) return [];
  const { rows } = await db.execute<{ id: string }>(sql`select id from projects p where ${answers(sql`p.search`, search)} order by id`);
  return rows.map(({ id }) => id);
}

async function indexVersionsOf(...ids: string[]): Promise<number[]> {
  const { rows } = await pool.query<{ indexed_by: number }>('select indexed_by from projects where id = any($1) order by id', [ids]);
  return rows.map((row) => row.indexed_by);
}

async function isKnown(word: string): Promise<boolean> {
  const { rows } = await pool.query('select 1 from search_words where word = $1', [word]);
  return rows.length > 0;
}

test('a project is found by its title, description, tags, company and owner, in any form of their words', async () => {
  const id = await publish({ title: 'Ommegang', description: 'Kantklossen', tags: ['weverijen'], companyName: 'Grasduiner' });

  for (const typed of ['ommegangen', 'kantklos', 'weverij', 'grasduin', 'wietske oosterlinck', 'ommegagn']) {
    expect(await find(typed), typed).toContain(id);
  }
  expect(await find('ommegang elders')).toEqual([]);
});

test('a new name of its owner replaces the old one soon', async () => {
  const person = await server.person({ firstName: 'Jozefien', lastName: 'Vandewoestyne' });
  const id = await publish({ ownerId: person.id });

  await pool.query(`update profiles set last_name = 'Appelboom' where id = $1`, [person.id]);
  expect(await find('vandewoestyne')).toEqual([id]);
  await indexStaleDocuments({ db }, [searchedProjects]);

  expect([await find('jozefien appelboom'), await find('vandewoestyne')]).toEqual([[id], []]);
});

test('words of drafts and of withdrawn projects are not known, those of published ones are', async () => {
  await publish({ title: 'Klavertjevier', status: 'draft', publishedAt: null });
  await publish({ title: 'Madelief', withdrawnAt: new Date() });
  await publish({ title: 'Boterbloem' });

  expect(await Promise.all(['klavertjevier', 'madelief', 'boterbloem'].map(isKnown))).toEqual([false, false, true]);
});

test('words of a project that was withdrawn are forgotten', async () => {
  const id = await publish({ title: 'Vuurtorenwachter', description: 'Geduldig' });
  await publish({ title: 'Zeereis', description: 'Geduldig' });

  await pool.query('update projects set withdrawn_at = now() where id = $1', [id]);
  await forgetWords({ db }, [searchedProjects]);

  expect(await Promise.all(['vuurtorenwachter', 'zeereis', 'geduldig'].map(isKnown))).toEqual([false, true, true]);
});

test('what another version indexed is indexed anew, projects and words, except by newer rules under the same PostgreSQL', async () => {
  const older = await publish({ title: 'Kreupelhout' });
  const newer = await publish({ title: 'Struikgewas' });
  const later = await publish({ title: 'Onderhout' });
  const [current = 0] = await indexVersionsOf(older);
  const versions = { [older]: current - 1000, [newer]: current + 1, [later]: current + 1000 };
  for (const [id, version] of Object.entries(versions)) {
    await pool.query(`update projects set indexed_by = $2, search = '' where id = $1`, [id, version]);
  }
  await pool.query(`update search_words set indexed_by = indexed_by - 1, root = 'x', deletions = '{}' where word = 'kreupelhout'`);

  await indexStaleDocuments({ db }, [searchedProjects]);

  expect(await indexVersionsOf(older, newer, later)).toEqual([current, current + 1, current]);
  expect([await find('kreuplhout'), await find('struikgewas'), await find('onderhout')]).toEqual([[older], [], [later]]);
});

test('a project that no command indexed is indexed soon', async () => {
  const id = newId();
  await db.insert(projects).values({ id, ownerId: owner.id, status: 'draft', title: 'Vergeetachtig', category: 'overig' });

  await indexStaleDocuments({ db }, [searchedProjects]);

  expect(await find('vergeetachtig')).toEqual([id]);
});

test('saves that bring the same words at the same time all succeed', async () => {
  const words = Array.from('abcdefghijklmnopqrst', (letter) => `woordenschat${letter}`);

  await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      publish({
        title: `Tegelijk ${turn}`,
        description: (turn % 2 === 0 ? words : words.toReversed()).join(' ').slice(0, 300),
      }),
    ),
  );

  expect(await find('tegelijk')).toHaveLength(12);
});

test('a page has the newest of the projects that answer, however many there are', async () => {
  const titles = { common: 'Alomtegenwoordig', rare: 'Eenhoorn' };
  const ids = [await publish({ title: titles.rare }), await publish({ title: titles.rare, status: 'draft', publishedAt: null })];
  const both = await publish({ title: `${titles.rare} ${titles.common}` });
  await pool.query(`update projects set published_at = '2020-01-01' where status <> 'draft' and id = any($1)`, [ids]);
  await pool.query(`update projects set published_at = '2020-01-02' where id = $1`, [both]);
  await publish({ title: titles.common });
  await pool.query(
    `insert into projects (id, owner_id, status, title, description, category, published_at, search)
     select gen_random_uuid(), $1, 'active', $2, 'Iets', 'tech', '2021-01-01'::timestamptz + n * interval '1 s', to_tsvector('dutch', $2)
     from generate_series(1, 1600) n`,
    [owner.id, titles.common],
  );

  const page = async (typed: string, after?: string, facets: string[] = []) => {
    const search = await readSearch(db, typed);
    if (search === null) return [];
    const where = sql`p.status <> 'draft' and p.withdrawn_at is null`;
    const { rows } = await db.execute<{ id: string; time: string }>(
      sql`select id, time::text from ${newestFound({ search, facets, where, isShown: sql`true`, after, most: 20 })} found`,
    );
    return rows;
  };
  const first = await page(titles.common);
  const last = first.at(-1);
  const second = await page(titles.common, `${last?.time}_${last?.id}`);

  const found = async (typed: string, facets?: string[]) => (await page(typed, undefined, facets)).map(({ id }) => id);
  expect(await found(titles.rare)).toEqual([both, ids[0]]);
  // A rare word and the beginning of a common one, the other way around, and one that nothing has.
  expect(await found('eenhoorn alomteg')).toEqual([both]);
  expect(await found('alomtegenwoordig eenh')).toEqual([both]);
  expect(await found('eenhoorn xylo')).toEqual([]);
  expect(await found(titles.rare, ['tech', 'active'])).toEqual([both, ids[0]]);
  expect(await found('eenhoorn alomteg', ['tech', 'active'])).toEqual([both]);
  expect([await found(titles.rare, ['tech', 'completed']), await found('eenhoorn alomteg', ['fintech'])]).toEqual([[], []]);
  const { rows } = await pool.query<{ id: string }>(
    'select id from projects where title = $1 order by published_at desc, id desc limit 40',
    [titles.common],
  );
  expect([...first, ...second].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});
