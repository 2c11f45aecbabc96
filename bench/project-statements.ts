import type pg from 'pg';
import { readDashboard, readInvestor } from '../src/features/investors/queries/dashboard.ts';
import { listDashboardProjects } from '../src/features/investors/queries/projects.ts';
import { listProjects } from '../src/features/projects/queries/list.ts';
import { readProject } from '../src/features/projects/queries/project.ts';
import type { Database } from '../src/platform/server/database.ts';
import { type Read, recordStatements, type Statement } from './record-statements.ts';

const overview = (viewerId: string) => ({
  viewerId,
  search: '',
  own: false,
  followed: false,
  sort: 'newest' as const,
  today: '2026-01-01',
});

async function investorOf(db: Database, id: string) {
  const investor = await readInvestor(db, id);
  if (investor === null) throw new Error('The viewer is no investor.');
  return investor;
}

/** Reads of projects by their name on the minimal server. */
const reads = {
  overview: (db, viewerId) => listProjects(db, overview(viewerId)),
  filtered: (db, viewerId) => listProjects(db, { ...overview(viewerId), category: 'fintech', status: 'active' }),
  detail: (db, viewerId, projectId) => readProject(db, { viewerId, now: new Date() }, projectId),
  async dashboard(db, viewerId) {
    await readDashboard(db, viewerId, await investorOf(db, viewerId), new Date());
  },
  async matches(db, viewerId) {
    const asked = { investorId: viewerId, view: 'matches' as const, after: undefined, now: new Date() };
    await listDashboardProjects(db, { ...asked, investor: await investorOf(db, viewerId) });
  },
} satisfies Record<string, Read>;

export type ProjectRead = keyof typeof reads;

export const isProjectRead = (name: string): name is ProjectRead => name in reads;

/** Records the statements of each read for an investor and a project. All investors of the world have the same criteria. */
export async function projectStatements(pool: pg.Pool): Promise<Record<ProjectRead, Statement[]>> {
  const { rows } = await pool.query<{ viewer: string; project: string }>(
    `select p.id as viewer, (select id from projects where status = 'active' limit 1) as project
     from profiles p where 'investor' = any(p.roles) limit 1`,
  );
  const [{ viewer, project } = { viewer: '', project: '' }] = rows;
  const record = (read: Read) => recordStatements(pool, read, viewer, project);
  return {
    overview: await record(reads.overview),
    filtered: await record(reads.filtered),
    detail: await record(reads.detail),
    dashboard: await record(reads.dashboard),
    matches: await record(reads.matches),
  };
}
