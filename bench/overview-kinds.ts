import { drizzle } from 'drizzle-orm/node-postgres';
import { listProjects } from '../src/features/projects/queries/list.ts';
import { type Connection, openPool } from '../src/platform/server/database.ts';
import { wordsOfTitles } from './data/projects.ts';
import { exactCpuOf } from './processes.ts';
import type { Bar } from './report.ts';

type Asked = Parameters<typeof listProjects>[1];

const { common, rare } = wordsOfTitles;
const mistyped = rare.replace(/.$/, 'm');

/** Overviews of each kind: filtered, ordered, and searched by words of every frequency. */
const kinds: Record<string, Partial<Asked>> = {
  'the newest': {},
  'a category and a state': { category: 'fintech', status: 'active' },
  'ending soon': { sort: 'ending' },
  'own ones': { own: true },
  'followed ones': { followed: true },
  'a word that all have': { search: 'zon' },
  'a word that 1 in 16 has': { search: 'klant' },
  'a word that few have': { search: rare },
  'a word that few have, mistyped': { search: mistyped },
  'a word that few have, in a category and a state': { search: rare, category: 'fintech', status: 'active' },
  'a word that few have, ending soon': { search: rare, sort: 'ending' },
  'a word that 1 in 16 has, ending soon': { search: 'klant', sort: 'ending' },
  'a word that nothing has': { search: 'xylofoonles' },
  'the beginning of a word': { search: common.slice(0, 4) },
  'a name': { search: 'pieter' },
  'a name in full': { search: 'pieter bakker' },
  'a name and a word that 1 in 16 has': { search: 'pieter klant' },
  'a name and a word of a title': { search: `pieter ${common}` },
  'a name and a word that few have': { search: `pieter ${rare}` },
  'two words of titles': { search: `${common} ${common.replace(/^../, 'de')}` },
  'eight words that all or many have': { search: 'zon wonen stad voor klant gent eerste vandaag' },
};

const bars = { queries: 2, milliseconds: 5 };
const times = 20;
/** A prepared statement keeps its plan from the sixth time on. */
const warmUp = 6;

/** Reads the first page of each kind, and returns its queries and the CPU time that PostgreSQL takes for them. */
export async function measureOverviewKinds(connection: Connection, viewerId: string): Promise<Bar[]> {
  const pool = openPool(connection, 1);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  let queries = 0;
  const logger = {
    logQuery() {
      queries += 1;
    },
  };
  const db = drizzle({ client: pool, casing: 'snake_case', logger });
  const found: Bar[] = [];
  for (const [name, asked] of Object.entries(kinds)) {
    const input = { viewerId, search: '', own: false, followed: false, sort: 'newest' as const, today: '2026-01-01', ...asked };
    for (let turn = 0; turn < warmUp; turn += 1) await listProjects(db, input);
    const before = { queries, milliseconds: exactCpuOf(pid) };
    for (let turn = 0; turn < times; turn += 1) await listProjects(db, input);
    found.push(
      { name: `overview, ${name}: queries`, measured: (queries - before.queries) / times, bar: bars.queries, is: 'at most' },
      {
        name: `overview, ${name}: CPU time of the database`,
        measured: (exactCpuOf(pid) - before.milliseconds) / times,
        bar: bars.milliseconds,
        is: 'at most',
        unit: ' ms',
      },
    );
  }
  await pool.end();
  return found;
}
