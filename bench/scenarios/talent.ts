import { loadTalents } from '../data/talents.ts';
import { talentLists } from '../job-statements.ts';
import type { Bench } from '../scenario.ts';
import { measureSizes, sizes, type Visit } from '../sizes.ts';
import { measureTalentKinds } from '../talent-kinds.ts';

/** Measures the list of talents with each filter, searches and the page of a talent with three numbers of them, and lists of each kind with the most. */
export function measureTalent(bench: Bench): Promise<void> {
  const { world, seed, connection } = bench;
  return measureSizes(bench, { things: 'talents', area: 'talents' }, async (client, size) => {
    const talents = await loadTalents(client, { seed, count: size });
    const lists = Object.entries(talentLists).map(
      ([read, { name, ...asked }]): Visit => ({ name, read, rpc: 'talent/listTalents', input: () => asked, isSearch: 'search' in asked }),
    );
    const talentOf = (turn: number) => talents[turn % talents.length] ?? '';
    const detail: Visit = {
      name: 'a talent',
      read: 'detail',
      rpc: 'talent/readTalent',
      id: talentOf,
      input: (turn) => ({ id: talentOf(turn) }),
    };
    return { visits: [...lists, detail], bars: size === sizes[2] ? await measureTalentKinds(connection, world.personId(0)) : [] };
  });
}
