import pg from 'pg';
import { closeServices, createServices } from '../../src/app/services.ts';
import type { Side } from '../../src/features/matches/candidates/policy/terms.ts';
import { findMatches } from '../../src/features/matches/upkeep/commands/renew-thing.ts';
import { writeMatches } from '../../src/features/matches/upkeep/commands/write-matches.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { readSettings } from '../../src/platform/server/settings.ts';
import { cpuOf, cpuOfFamily } from '../processes.ts';
import { changeTitle } from './change-title.ts';
import type { Renewals, Renewed } from './renewals.ts';

process.once('message', async (renewals: Renewals) => {
  const { connection, dataDir } = renewals;
  const client = new pg.Client(connection);
  await client.connect();
  const services = await createServices({
    settings: readSettings({ ...process.env, DATA_DIR: dataDir }),
    connection,
    log: createLog({ logLevel: 'warn' }),
  });
  const renewed: Renewed[] = [];
  for (const isFirst of [true, false]) for (const side of ['job', 'talent'] as const) renewed.push(await renewEach(side, isFirst));
  await closeServices(services);
  await client.end();
  process.send?.(renewed);

  async function renewEach(side: Side, isFirst: boolean): Promise<Renewed> {
    const { warmingUp, postgresPid } = renewals;
    const ids = renewals.ids[side];
    const usage = () => cpuOf(process.pid) + cpuOfFamily(postgresPid);
    const times: Renewed['times'] = { found: [], renewed: [] };
    let before = usage();
    for (const [place, id] of ids.entries()) {
      if (place === warmingUp) before = usage();
      await changeTitle(client, side, { id, turn: isFirst ? place : ids.length + place });
      const begun = performance.now();
      const found = await findMatches(services, side, id);
      const between = performance.now();
      if (found === null) throw new Error(`The ${side} ${id} doesn't take part in matching.`);
      await writeMatches(services, found);
      if (place < warmingUp) continue;
      times.found.push(between - begun);
      times.renewed.push(performance.now() - begun);
    }
    return { side, isFirst, times, cpu: (usage() - before) / times.renewed.length };
  }
});
