import type pg from 'pg';
import { closeServices, createServices } from '../src/app/services.ts';
import { applyToJob } from '../src/features/jobs/applications/commands/apply.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/server/database.ts';
import { createLog } from '../src/platform/server/log.ts';
import { readSettings } from '../src/platform/server/settings.ts';

type Step = { name: string | undefined; text: string; values: unknown[]; rows: Record<string, unknown>[] };
type Sides = { viewer: string; poster: string; job: string };

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Records the statements by which a person applies to a job, from begin to commit, and returns what runs the same for other people
 * and jobs: with their ids, new ones where Kiem made new ones, and those that a statement before returned.
 */
export async function recordApplying(connectionString: string): Promise<(client: pg.PoolClient, sides: Sides) => Promise<unknown>> {
  const settings = readSettings({ ...process.env, DATABASE_URL: connectionString });
  const services = await createServices({ settings, connection: { connectionString }, log: createLog({ logLevel: 'warn' }) });
  const { rows } = await services.pool.query<Sides>(`
    select p.id as viewer, j.poster_id as poster, j.id as job from jobs j, profiles p
    where j.closed_at is null and p.id <> j.poster_id and not exists (select from sessions s where s.account_id = p.id)
      and not exists (select from job_applications a where a.job_id = j.id and a.applicant_id = p.id)
    limit 1`);
  const [sides] = rows;
  if (sides === undefined) throw new Error('There is no job to apply to.');
  const { pool, steps } = recording(services.pool);
  const applied = await applyToJob({ ...services, db: openDatabase(pool) }, sides.viewer, {
    ...{ id: newId(), jobId: sides.job, letter: '', cvId: null, answers: [] },
  });
  if (applied === null || typeof applied === 'string' || !('jobTitle' in applied)) throw new Error('Applying was refused.');
  await closeServices(services);
  return (client, others) => replay(client, steps, sides, others);
}

/** A pool whose connections note each statement with its answer. */
function recording(pool: pg.Pool): { pool: pg.Pool; steps: Step[] } {
  const steps: Step[] = [];
  const connect = async () => {
    const client = await pool.connect();
    const query = async (asked: string | pg.QueryConfig, values: unknown[] = []) => {
      const result = await client.query(typeof asked === 'string' ? { text: asked } : asked, values);
      const { name, text } = typeof asked === 'string' ? { name: undefined, text: asked } : asked;
      steps.push({ name, text, values, rows: result.rows });
      return result;
    };
    return new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return query;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { pool: new Proxy(pool, { get: (target, key) => (key === 'connect' ? connect : Reflect.get(target, key)) }), steps };
}

async function replay(client: pg.PoolClient, steps: Step[], before: Sides, now: Sides): Promise<unknown> {
  const known = new Map([
    [before.viewer, now.viewer],
    [before.poster, now.poster],
    [before.job, now.job],
  ]);
  // Rows of two people come in the order of their ids, which may be the other one now.
  const sides = new Set(known.keys());
  const idNow = (id: string) => {
    const found = known.get(id) ?? newId();
    known.set(id, found);
    return found;
  };
  const valueNow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(valueNow);
    return typeof value === 'string' ? value.replaceAll(ids, idNow) : value;
  };
  let answer: unknown;
  for (const { name, text, values, rows } of steps) {
    const asked = { text, values: inOrder(text, values.map(valueNow), now), ...(name && { name }) };
    const result = await client.query<Record<string, unknown>>(asked);
    for (const [index, row] of rows.entries()) {
      const told = Object.values(row);
      for (const [column, value] of Object.values(result.rows[index] ?? {}).entries()) {
        const id = told[column];
        if (typeof id === 'string' && typeof value === 'string' && id.match(ids)?.[0] === id && !sides.has(id)) known.set(id, value);
      }
    }
    if (result.rows.length > 0) answer = result.rows;
  }
  return answer;
}

/** Rows of two people have the smaller id first. */
function inOrder(text: string, values: unknown[], { viewer, poster }: Sides): unknown[] {
  if (!text.includes('low_id')) return values;
  const [low, high] = [viewer, poster].toSorted();
  const first = values.findIndex((value) => value === viewer || value === poster);
  return first >= 0 && (values[first + 1] === viewer || values[first + 1] === poster)
    ? values.with(first, low).with(first + 1, high)
    : values;
}
