import { closeServices, createServices } from '../../src/app/services.ts';
import { writeDeckOf } from '../../src/features/decks/commands/write-deck-of.ts';
import { pitchDecks, pitchGenerations } from '../../src/features/decks/tables.ts';
import { fullProject, makeProject } from '../../src/features/projects/factory.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { Services } from '../../src/platform/server/services.ts';
import { readSettings } from '../../src/platform/server/settings.ts';
import { startKiemServer } from '../kiem.ts';
import { type LoadRequest, measureInTurns } from '../load.ts';
import { cpuOf, cpuOfFamily } from '../processes.ts';
import { printBars, printMeasurements } from '../report.ts';
import type { Bench } from '../scenario.ts';

const warmUp = 10;
const measured = 60;

type MadeProject = { projectId: string; ownerId: string };

/** Measures the processor time, that of PostgreSQL included, in which a full deck is written by the rules, and drawn for its owner. */
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
  await kiem.stop();
  if (reading !== undefined) printMeasurements([{ name: 'a deck, read and laid out for its owner', measurement: reading }]);
  printBars([{ name: 'A deck written by the rules, CPU', measured: writing, bar: 150, is: 'at most', unit: ' ms' }]);
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
