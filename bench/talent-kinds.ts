import { listTalents } from '../src/features/talent/queries/list.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { places } from './data/jobs.ts';
import { wordsOfTitles } from './data/words.ts';
import { measureListKinds } from './list-kinds.ts';
import type { Bar } from './report.ts';

export type AskedTalents = Parameters<typeof listTalents>[1];

const { common, rare } = wordsOfTitles;

/** Those who are available, as a member asks for them. */
export function allTalents(viewerId: string | null): AskedTalents {
  return { viewerId, search: '', availability: 'available', place: '', remote: false, language: '', sort: 'newest' };
}

/** The first page of the list with each filter and order, and searched by words of every frequency. */
export const talentKinds: Record<string, Partial<AskedTalents>> = {
  'the newest': {},
  'of every availability': { availability: 'all' },
  busy: { availability: 'busy' },
  remote: { remote: true },
  'a kind of work': { workType: 'freelance' },
  'a kind of work that nobody does': { workType: 'flexi-job' },
  'a language that many speak': { language: 'Frans' },
  'a language that few speak': { language: 'Catalaans' },
  'a frequent place': { place: 'gent' },
  'a rare place': { place: places.rare },
  'the highest rate': { maxRate: 60 },
  'a rate that nobody asks': { maxRate: 5 },
  'years of experience': { minYears: 10 },
  'years that few have': { minYears: 39 },
  'the lowest rate first': { sort: 'rate' },
  'the most experienced first': { sort: 'experience' },
  'a rare place, the lowest rate first': { place: places.rare, sort: 'rate' },
  'a language that few speak, the most experienced first': { language: 'Catalaans', sort: 'experience' },
  'a word that all have': { search: 'nederlands' },
  'a word that 1 in 8 has': { search: 'lassen' },
  'a word that few have': { search: rare },
  'a word that few have, mistyped': { search: rare.replace(/.$/, 'm') },
  'a word that nothing has': { search: 'xylofoonles' },
  'the beginning of a word': { search: common.slice(0, 4) },
  'a name in full': { search: 'pieter bakker' },
  'a name and a word that few have': { search: `pieter ${rare}` },
  'a word and a rare place': { search: 'lassen', place: places.rare },
  'a word and a language that few speak': { search: 'lassen', language: 'Catalaans' },
  'a word that few have, the lowest rate first': { search: rare, sort: 'rate' },
  'a word that 1 in 8 has, the lowest rate first': { search: 'lassen', sort: 'rate' },
  'a word that nothing has, the most experienced first': { search: 'xylofoonles', sort: 'experience' },
  'everything at once': { search: 'lassen', place: 'gent', language: 'Frans', maxRate: 60, minYears: 5, sort: 'experience' },
};

/** Reads each kind for a member and for a visitor. */
export async function measureTalentKinds(connection: Connection, viewerId: string): Promise<Bar[]> {
  const of = (viewer: string | null) =>
    Object.fromEntries(Object.entries(talentKinds).map(([name, kind]) => [name, { ...allTalents(viewer), ...kind }]));
  return [
    ...(await measureListKinds(connection, 'talents', of(viewerId), listTalents)),
    ...(await measureListKinds(connection, 'talents for a visitor', of(null), listTalents)),
  ];
}
