import { closeServices, createServices } from '../../src/app/services.ts';
import { writeDeckOf } from '../../src/features/decks/commands/write-deck-of.ts';
import { pitchDecks, pitchGenerations } from '../../src/features/decks/tables.ts';
import { fullProject, makeProject } from '../../src/features/projects/factory.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { Services } from '../../src/platform/server/services.ts';
import { readSettings } from '../../src/platform/server/settings.ts';
import { startKiemServer } from '../kiem.ts';
import { measureInTurns } from '../load.ts';
import { cpuOf, cpuOfFamily, type RunningServer } from '../processes.ts';
import { type Bar, printBars, printMeasurements, printTable } from '../report.ts';
import type { LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const warmUp = 10;
const measured = 60;
const fileKinds = [
  { format: 'pdf', name: 'A PDF of a full deck', bar: 400 },
  { format: 'pptx', name: 'A presentation of a full deck', bar: 500 },
] as const;

type MadeProject = { projectId: string; ownerId: string };

/** Measures the processor time, that of PostgreSQL included, in which a full deck is written by the rules, read by its owner, and drawn as files. */
export async function measureDecks(bench: Bench): Promise<void> {
  const { world, connection, dataDir, load } = bench;
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
  const services = await createServices({ settings, connection, log: createLog({ logLevel: 'warn' }) });
  const made: MadeProject[] = [];
  for (let turn = 0; turn < warmUp + measured; turn += 1) made.push(await makeFullProject(services, world.personId(turn)));
  const usage = () => cpuOf(process.pid) + cpuOfFamily(load.postgresPid);
  for (const { projectId, ownerId } of made.slice(0, warmUp)) await writeDeck(services, projectId, ownerId);
  const before = usage();
  for (const { projectId, ownerId } of made.slice(warmUp)) await writeDeck(services, projectId, ownerId);
  const writing = (usage() - before) / measured;
  await closeServices(services);

  const kiem = await startKiemServer(bench);
  const requestOf = (turn: number): LoadRequest => ({
    method: 'GET',
    path: `/api/projects/${made[turn % made.length]?.projectId}/deck`,
    headers: { Cookie: `kiem_session=${world.session(turn % made.length).token}` },
  });
  const [reading] = await measureInTurns([{ name: 'Kiem /api: a deck', server: kiem, requestOf }], load);
  const files = [];
  for (const file of fileKinds) files.push(await measureFile(bench, kiem, { made, ...file }));
  await kiem.stop();
  if (reading !== undefined) printMeasurements([{ name: 'a deck, read and laid out for its owner', measurement: reading }]);
  printTable([
    ['files, drawn anew each time', 'p50 ms', 'KB'],
    ...files.map(({ name, p50, bytes }) => [name, p50.toFixed(0), (bytes / 1000).toFixed(1)]),
  ]);
  printBars([
    { name: 'A deck written by the rules, CPU', measured: writing, bar: 150, is: 'at most', unit: ' ms' },
    ...files.map(({ name, cpu, bar }): Bar => ({ name: `${name}, CPU`, measured: cpu, bar, is: 'at most', unit: ' ms' })),
  ]);
}

type Measured = { made: MadeProject[]; format: string; name: string; bar: number };

/**
 * Takes a file of each deck from the running server, one after the other. None is kept, so each is drawn anew, on one of two threads,
 * whose time counts as the server's. The first ones load the fonts on both.
 */
async function measureFile({ world, load }: Bench, kiem: RunningServer, { made, format, name, bar }: Measured) {
  const usage = () => cpuOf(kiem.pid) + cpuOfFamily(load.postgresPid);
  const milliseconds: number[] = [];
  let bytes = 0;
  let before = usage();
  for (const [turn, { projectId }] of made.entries()) {
    if (turn === warmUp) before = usage();
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${kiem.port}/api/projects/${projectId}/deck/${format}`, {
      headers: { Cookie: `kiem_session=${world.session(turn).token}` },
    });
    const content = await response.arrayBuffer();
    if (!response.ok) throw new Error(`The ${name} of a deck was answered with ${response.status}.`);
    if (turn < warmUp) continue;
    milliseconds.push(performance.now() - start);
    bytes += content.byteLength;
  }
  const cpu = (usage() - before) / measured;
  const p50 = milliseconds.toSorted((one, other) => one - other)[Math.floor(measured / 2)] ?? 0;
  return { name, bar, cpu, p50, bytes: bytes / measured };
}

async function makeFullProject({ db }: Services, ownerId: string): Promise<MadeProject> {
  const fields = fullProject();
  const { plan } = fields;
  const many = <Row>(rows: readonly Row[], count: number) =>
    Array.from({ length: count }, () => rows)
      .flat()
      .slice(0, count);
  const { id } = await makeProject(db, {
    ...fields,
    ownerId,
    plan: {
      ...plan,
      features: many(plan.features, 6),
      metrics: many(plan.metrics, 6),
      competitors: many(plan.competitors, 5),
      team: many(plan.team, 6),
      channels: many(plan.channels, 4),
      prices: many(plan.prices, 4),
      milestones: many(plan.milestones, 8).map((milestone) => ({ ...milestone, id: newId() })),
    },
  });
  return { projectId: id, ownerId };
}

/** Writes the deck of a project as its task does. */
async function writeDeck(services: Services, projectId: string, startedBy: string): Promise<void> {
  const [now, generationId] = [new Date(), newId()];
  await services.db.insert(pitchDecks).values({ projectId, status: 'draft', updatedAt: now });
  const running = { id: generationId, projectId, writer: 'rules' as const, keepsHandEdits: true, startedBy, startedAt: now, movedAt: now };
  await services.db.insert(pitchGenerations).values(running);
  await writeDeckOf(services, { projectId, generationId });
}
