import { listProjects } from '../src/features/projects/queries/list.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { wordsOfTitles } from './data/words.ts';
import { measureListKinds } from './list-kinds.ts';
import type { Bar } from './report.ts';

type Asked = Parameters<typeof listProjects>[1];

const { common, rare } = wordsOfTitles;
const mistyped = rare.replace(/.$/, 'm');

/** Overviews of each kind: filtered, ordered, and searched by words of every frequency. */
const kinds: Record<string, Partial<Asked>> = {
  'the newest': {},
  'a category and a state': { category: 'fintech', status: 'active' },
  'ending soon': { sort: 'ending' },
  'one category': { category: 'fintech' },
  'one state': { status: 'completed' },
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

/** Reads the first page of each kind for a viewer. */
export function measureOverviewKinds(connection: Connection, viewerId: string): Promise<Bar[]> {
  const all = { viewerId, search: '', own: false, followed: false, sort: 'newest' as const, today: '2026-01-01' };
  const asked = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...all, ...kind }]));
  return measureListKinds(connection, 'overview', asked, listProjects);
}
