import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenNeeded } from '../scripts/build.ts';
import { startEmbeddedPostgres } from '../src/platform/server/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/server/log.ts';
import { keepWorld } from './data/keep-world.ts';
import { createWorld, type World } from './data/world.ts';
import { loadCore, measuredCore, pin, pinFamily } from './processes.ts';
import { takeReported } from './report.ts';
import { type Part, writeResults } from './results.ts';
import type { Scenario } from './scenario.ts';
import { measureApplications } from './scenarios/applications.ts';
import { measureDecks } from './scenarios/decks.ts';
import { measureFeed } from './scenarios/feed.ts';
import { measureFlood } from './scenarios/flood.ts';
import { measureGrowth } from './scenarios/growth.ts';
import { measureJobs } from './scenarios/jobs.ts';
import { measureLanding } from './scenarios/landing.ts';
import { measureLikes } from './scenarios/likes.ts';
import { measureLive } from './scenarios/live.ts';
import { measureMatches } from './scenarios/matches.ts';
import { measureMemory } from './scenarios/memory.ts';
import { measureMessages } from './scenarios/messages.ts';
import { measureNetwork } from './scenarios/network.ts';
import { measureOverload } from './scenarios/overload.ts';
import { measureInvestors, measureProjects } from './scenarios/projects.ts';
import { measureTalent } from './scenarios/talent.ts';
import { forgetStatements, reportStatements, startCountingPostgres } from './slowest-statements.ts';

const scenarios: Record<string, Scenario> = {
  decks: measureDecks,
  feed: measureFeed,
  flood: measureFlood,
  growth: measureGrowth,
  landing: measureLanding,
  likes: measureLikes,
  live: measureLive,
  memory: measureMemory,
  messages: measureMessages,
  network: measureNetwork,
  overload: measureOverload,
  projects: measureProjects,
  investors: measureInvestors,
  jobs: measureJobs,
  talent: measureTalent,
  applications: measureApplications,
  matches: measureMatches,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '16' },
    fresh: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    before: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
/** Several numbers of people show what grows. */
const sizes = (values.people ?? (positionals.includes('growth') ? '1000,10000,100000' : '100000')).split(',').map(Number);
const seed = Number(values.seed);
const chosen = positionals.map((name) => scenarios[name]).filter((scenario) => scenario !== undefined);
const usage = `npm run bench -- ${Object.keys(scenarios).join('|')} [--people 100000 | --people 1000,10000] [--seed 1] [--seconds 30] [--connections 16] [--fresh] [--profile] [--before <folder of a built checkout>]\n`;
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (chosen.length === 0 || chosen.length < positionals.length || !sizes.every((people) => people >= 100)) {
  process.stderr.write(usage);
  process.exit(1);
}
if (availableParallelism() < 2) {
  process.stderr.write('Measuring needs two cores: one for the server, one for the load.\n');
  process.exit(1);
}

process.env.NODE_ENV = 'production';
await buildWhenNeeded();

const dataDir = path.resolve('data-bench');
const log = createLog({ logLevel: 'warn' });
const postgres = await (values.profile ? startCountingPostgres : startEmbeddedPostgres)({ dataDir, log, lock: 'none' });
const { host, port, user, database } = postgres.connection;

// Servers end with this process (processes.ts); PostgreSQL would stay.
for (const [signal, exitCode] of [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    // Connections that PostgreSQL ends meanwhile are no failure any more.
    process.on('uncaughtException', () => undefined);
    const exit = () => process.exit(exitCode);
    postgres.stop().then(exit, exit);
  });
}

const loadBefore = loadavg()[0] ?? Number.NaN;
const parts: Part[] = [];
try {
  for (const people of sizes) await measureWorld(people);
  await writeResults(parts, { seconds: Number(values.seconds), connections: Number(values.connections), loadBefore });
} finally {
  await postgres.stop();
}

async function measureWorld(people: number): Promise<void> {
  const world = createWorld({ seed, people });
  await keepWorld(postgres.connection, { dataDir, log, world, seed, fresh: values.fresh });
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' });
  await admin.connect();
  try {
    await measureScenarios(world, admin);
  } finally {
    await admin.end();
  }
}

async function measureScenarios(world: World, admin: pg.Client): Promise<void> {
  const { people } = world;
  const postgresPid = Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  await pinFamily(postgresPid, measuredCore);
  await pin(process.pid, loadCore);

  process.stdout.write(
    `\n${people.toLocaleString('en')} people, ${values.connections} connections, ${values.seconds} s for each, Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}\n` +
      `Server and PostgreSQL on core ${measuredCore}, the load on core ${loadCore}; load average before: ${loadBefore.toFixed(1)}\n`,
  );
  for (const [place, scenario] of chosen.entries()) {
    const name = positionals[place] ?? '';
    const profiles = path.join(dataDir, 'profiles', name);
    if (values.profile) await forgetStatements(postgres.connection);
    await scenario({
      world,
      seed,
      connection: postgres.connection,
      databaseUrl: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      admin,
      dataDir,
      load: {
        connections: Number(values.connections),
        seconds: Number(values.seconds),
        postgresPid,
        profiles: values.profile ? profiles : undefined,
      },
      isProfiled: values.profile,
      before: values.before,
    });
    parts.push({ scenario: name, people, ...takeReported() });
    if (values.profile) await reportStatements(postgres.connection, path.join(profiles, 'statements.sql'));
  }
}
