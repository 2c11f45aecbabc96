import type pg from 'pg';
import type { World } from './data/world.ts';
import type { LoadOptions } from './load.ts';
import { type Reported, takeReported } from './report.ts';

/** The environment of a scenario: a filled database on the measured core, one of several where several sizes are measured. */
export type Bench = {
  world: World;
  seed: number;
  connection: { host: string; port: number; user: string; database: string };
  databaseUrl: string;
  /** A client of another database on the same PostgreSQL. */
  admin: pg.Client;
  /** The folder of this world's servers. */
  dataDir: string;
  load: LoadOptions;
  /** Whether the server is profiled. */
  isProfiled: boolean;
  /** The checkout of a former build to measure beside this one. */
  before: string | undefined;
  /** Whether all that is measured is read into PostgreSQL's own cache first, which then has room for it. */
  isWarm: boolean;
  /** The kinds of requests to measure, by the names that `growth` prints; undefined: all. */
  kinds: string[] | undefined;
};

/** Measures worlds of several sizes, prints the figures beside their targets, and returns those of each world. */
export type Scenario = (benches: Bench[]) => Promise<Reported[]>;

/** Makes a scenario of what measures and prints one world: it takes one after the other. */
export function inEach(measure: (bench: Bench) => Promise<void>): Scenario {
  return async (benches) => {
    const reported: Reported[] = [];
    for (const bench of benches) {
      process.stdout.write(`\n${bench.world.people.toLocaleString('en')} people\n`);
      await measure(bench);
      reported.push(takeReported());
    }
    return reported;
  };
}
