import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenNeeded } from '../scripts/build.ts';
import { startEmbeddedPostgres } from '../src/platform/server/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/server/log.ts';
import { keepWorld } from './data/keep-world.ts';
import { createWorld } from './data/world.ts';
import { loadCore, measuredCore, pin, pinFamily } from './processes.ts';
import { type Part, writeResults } from './results.ts';
import { type Bench, inEach, type Scenario } from './scenario.ts';
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
import { settleMatching } from './settle-matching.ts';
import { forgetStatements, reportStatements, startCountingPostgres } from './slowest-statements.ts';

const scenarios: Record<string, Scenario> = {
  decks: inEach(measureDecks),
  feed: inEach(measureFeed),
  flood: inEach(measureFlood),
  growth: measureGrowth,
  landing: inEach(measureLanding),
  likes: inEach(measureLikes),
  live: inEach(measureLive),
  memory: inEach(measureMemory),
  messages: inEach(measureMessages),
  network: inEach(measureNetwork),
  overload: inEach(measureOverload),
  projects: inEach(measureProjects),
  investors: inEach(measureInvestors),
  jobs: inEach(measureJobs),
  talent: inEach(measureTalent),
  applications: inEach(measureApplications),
  matches: inEach(measureMatches),
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
    buffers: { type: 'string' },
    kinds: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
/** Several numbers of people show what grows. */
const sizes = (values.people ?? (positionals.includes('growth') ? '1000,10000,100000' : '100000')).split(',').map(Number);
const seed = Number(values.seed);
const chosen = positionals.map((name) => scenarios[name]).filter((scenario) => scenario !== undefined);
const usage = `npm run bench -- ${Object.keys(scenarios).join('|')} [--people 100000 | --people 1000,10000] [--seed 1] [--seconds 30] [--connections 16] [--fresh] [--profile] [--before <folder of a built checkout>] [--buffers <megabytes of PostgreSQL's own cache>] [--kinds 'older posts,page /', of growth]\n`;
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
const postgres = await (values.profile ? startCountingPostgres : startEmbeddedPostgres)({
  dataDir,
  log,
  lock: 'none',
  ...(values.buffers !== undefined && { sharedBuffers: Number(values.buffers) }),
});

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
/** The database that is always there. */
const maintenance = { ...postgres.connection, database: 'postgres' };
const admin = new pg.Client(maintenance);
const postgresPid = Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0]);
try {
  await admin.connect();
  const { rows } = await admin.query<{ hugePages: string }>(`select current_setting('huge_pages_status') as "hugePages"`);
  const hugePages = rows[0]?.hugePages;
  const benches: Bench[] = [];
  for (const people of sizes) benches.push(await prepareBench(people));
  await writeResults(await measureScenarios(benches), {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    buffers: values.buffers === undefined ? undefined : Number(values.buffers),
    hugePages,
    loadBefore,
  });
} finally {
  await admin.end();
  await postgres.stop();
}

async function prepareBench(people: number): Promise<Bench> {
  const world = createWorld({ seed, people });
  const connection = await keepWorld(maintenance, { log, world, seed, fresh: values.fresh });
  const { host, port, user, database } = connection;
  await settleMatching(connection);
  const worldDir = path.join(dataDir, database);
  await mkdir(worldDir, { recursive: true });
  return {
    world,
    seed,
    connection,
    databaseUrl: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    admin,
    dataDir: worldDir,
    load: { connections: Number(values.connections), seconds: Number(values.seconds), postgresPid },
    isProfiled: values.profile,
    before: values.before,
    isWarm: values.buffers !== undefined,
    kinds: values.kinds?.split(','),
  };
}

async function measureScenarios(benches: Bench[]): Promise<Part[]> {
  await pinFamily(postgresPid, measuredCore);
  await pin(process.pid, loadCore);
  process.stdout.write(
    `\n${values.connections} connections, ${values.seconds} s for each, Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}\n` +
      `Server and PostgreSQL on core ${measuredCore}, the load on core ${loadCore}; load average before: ${loadBefore.toFixed(1)}\n`,
  );
  const parts: Part[] = [];
  for (const [place, scenario] of chosen.entries()) {
    const name = positionals[place] ?? '';
    const profiles = path.join(dataDir, 'profiles', name);
    if (values.profile) for (const { connection } of benches) await forgetStatements(connection);
    const reported = await scenario(values.profile ? benches.map((bench) => ({ ...bench, load: { ...bench.load, profiles } })) : benches);
    for (const [size, { world, connection }] of benches.entries()) {
      const figures = reported[size];
      if (figures !== undefined) parts.push({ scenario: name, people: world.people, ...figures });
      if (values.profile) await reportStatements(connection, path.join(profiles, `statements-${world.people}.sql`));
    }
  }
  return parts;
}
