import pg from 'pg';
import { loadProjects, type ProjectData } from '../data/projects.ts';
import { startKiemServer, startMinimalServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { costOf, type Measurement } from '../measurement.ts';
import { measureOverviewKinds } from '../overview-kinds.ts';
import type { ProjectRead } from '../project-statements.ts';
import { type Bar, printBars, printMeasurements } from '../report.ts';
import { callRequest, type LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const sizes = [1_000, 10_000, 100_000] as const;

/** So many investors look at the same time. Each has figures counted once a minute, which is part of what is measured. */
const lookingInvestors = 20;

/** Projects that are read in turn: more than pages of visitors are kept. */
const readProjects = 800;

/** A call of Kiem, and the read with the same statements on the minimal server. */
type Visit = {
  name: string;
  read: ProjectRead;
  rpc: string;
  input(turn: number, data: ProjectData): object;
  /** The screen that makes this call together with others, which its bar is of. */
  partOf?: string;
};

const overview = { search: '', own: false, followed: false, sort: 'newest' };
const projectOf = (turn: number, { projectId, active }: ProjectData) => projectId(turn % Math.min(readProjects, active));

const ofProjects: Visit[] = [
  { name: 'overview', read: 'overview', rpc: 'projects/listProjects', input: () => overview },
  {
    name: 'overview of a category and a state',
    read: 'filtered',
    rpc: 'projects/listProjects',
    input: () => ({ ...overview, category: 'fintech', status: 'active' }),
  },
  { name: 'detail', read: 'detail', rpc: 'projects/readProject', input: (turn, data) => ({ id: projectOf(turn, data) }) },
];

const ofInvestors: Visit[] = [
  { name: 'figures', read: 'dashboard', rpc: 'investors/readDashboard', input: () => ({}), partOf: 'dashboard' },
  { name: 'matches', read: 'matches', rpc: 'investors/listDashboardProjects', input: () => ({ view: 'matches' }), partOf: 'dashboard' },
];

/** Measures the overview and the detail of projects with three numbers of them, the detail as a rendered page, and overviews of each kind with the most. */
export const measureProjects = (bench: Bench): Promise<void> => measureSizes(bench, ofProjects, true);

/** Measures the dashboard of investors with three numbers of projects. */
export const measureInvestors = (bench: Bench): Promise<void> => measureSizes(bench, ofInvestors, false);

async function measureSizes(bench: Bench, visits: Visit[], hasPages: boolean): Promise<void> {
  const bars: Bar[] = [];
  let smaller: { size: number; costs: number[] } | undefined;
  for (const size of sizes) {
    const measured = await measureSize(bench, { visits, hasPages, size });
    bars.push(...measured.bars);
    if (size === sizes[2] && smaller !== undefined) bars.push(...growth(visits, smaller.costs, measured.costs));
    smaller = { size, costs: measured.costs };
  }
  printBars(bars);
}

/** Costs are of the feed's in the same run, which knows nothing of projects: other work on the machine affects both. */
function growth(visits: Visit[], before: number[], after: number[]): Bar[] {
  return visits.map(({ name }, index) => ({
    name: `${name}: cost with 100,000 of that with 10,000`,
    measured: (after[index] ?? Number.NaN) / (before[index] ?? Number.NaN),
    bar: 1.1,
    is: 'at most',
  }));
}

type Size = { visits: Visit[]; hasPages: boolean; size: number };

async function measureSize(bench: Bench, { visits, hasPages, size }: Size): Promise<{ bars: Bar[]; costs: number[] }> {
  const { world, seed, connection, load } = bench;
  const client = new pg.Client(connection);
  await client.connect();
  const data = await loadProjects(client, world, { seed, count: size });
  await client.end();
  const kinds = hasPages && size === sizes[2] ? await measureOverviewKinds(connection, world.personId(0)) : [];
  const investors = Array.from({ length: world.signedInPeople }, (_, person) => person).filter(
    (person) => world.person(person).role === 'investor',
  );
  const tokens = investors.slice(0, lookingInvestors).map((person) => world.session(person).token);

  const kiem = await startKiemServer(bench);
  const minimal = await startMinimalServer(bench);
  const cookie = (turn: number) => `kiem_session=${tokens[turn % tokens.length]}`;
  const call = (turn: number, rpc: string, input: object) =>
    callRequest(rpc, input, { Cookie: cookie(turn), Origin: `http://127.0.0.1:${kiem.port}` });
  const targets: Target[] = [
    ...visits.flatMap((visit) => [
      {
        name: `minimal: ${visit.name}`,
        server: minimal,
        requestOf: (turn: number): LoadRequest => ({
          method: 'GET',
          path: `/projects/${visit.read}?id=${projectOf(turn, data)}`,
          headers: { Cookie: cookie(turn) },
        }),
      },
      { name: `Kiem: ${visit.name}`, server: kiem, requestOf: (turn: number) => call(turn, visit.rpc, visit.input(turn, data)) },
    ]),
    { name: 'Kiem: the feed', server: kiem, requestOf: (turn: number) => call(turn, 'feed/listPosts', {}) },
  ];
  const pages: Target[] = !hasPages
    ? []
    : [
        {
          name: 'Kiem: the page of a project, for a visitor',
          server: kiem,
          isPage: true,
          requestOf: (turn) => ({ method: 'GET', path: `/projecten/${projectOf(turn, data)}` }),
        },
        {
          name: 'Kiem: the page of a project, for a member',
          server: kiem,
          isPage: true,
          requestOf: (turn) => ({ method: 'GET', path: `/projecten/${projectOf(turn, data)}`, headers: { Cookie: cookie(turn) } }),
        },
        {
          name: 'Kiem: the page /feed, for a member',
          server: kiem,
          isPage: true,
          requestOf: (turn) => ({ method: 'GET', path: '/feed', headers: { Cookie: cookie(turn) } }),
        },
      ];
  const all = [...targets, ...pages];
  const measured = [
    ...(await measureInTurns(targets, load)),
    // Pages for more people at once would be refused.
    ...(await measureInTurns(pages, { ...load, connections: 4 })),
  ];
  await minimal.stop();
  await kiem.stop();

  process.stdout.write(`\n${size.toLocaleString('en')} projects`);
  const isCompared = (index: number) => index < visits.length * 2 && index % 2 === 1;
  printMeasurements(
    all.flatMap(({ name }, index) => {
      const measurement = measured[index];
      return measurement === undefined ? [] : [{ name, measurement, base: isCompared(index) ? measured[index - 1] : undefined }];
    }),
  );
  const feed = costOf(measured[visits.length * 2]);
  return {
    bars: [...ratios(visits, size, measured), ...pageBars(size, measured.slice(targets.length)), ...kinds],
    costs: visits.map((_, index) => costOf(measured[index * 2 + 1]) / feed),
  };
}

/** A screen takes the time of all its calls. */
function ratios(visits: Visit[], size: number, measured: Measurement[]): Bar[] {
  const times = (place: number) => 1 / (measured[place]?.requestsPerSecond ?? Number.NaN);
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  const screens = Map.groupBy(visits.keys(), (index) => visits[index]?.partOf ?? visits[index]?.name);
  return [...screens].map(([screen, calls]) => ({
    name: `${screen} with ${size.toLocaleString('en')}, of the minimal handler`,
    measured: sum(calls.map((index) => times(index * 2))) / sum(calls.map((index) => times(index * 2 + 1))),
    bar: 0.6,
    is: 'at least',
  }));
}

function pageBars(size: number, [visitor, member, feed]: Measurement[]): Bar[] {
  if (visitor === undefined || member === undefined || feed === undefined) return [];
  const name = `page of a project with ${size.toLocaleString('en')}`;
  return [
    { name: `${name}: the server’s CPU time for a visitor`, measured: visitor.serverCpu, bar: 15, is: 'at most', unit: ' ms' },
    { name: `${name}: for a member, of the page /feed`, measured: costOf(member) / costOf(feed), bar: 1, is: 'at most' },
  ];
}
