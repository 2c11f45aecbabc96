import path from 'node:path';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/server/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/server/log.ts';
import { closeServices, createServices } from '../src/app/services.ts';
import { systemClock } from '../src/platform/server/clock.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { renewThing } from '../src/features/matches/upkeep/commands/renew-thing.ts';
import { refreshStatistics } from '../src/features/matches/candidates/commands/refresh-statistics.ts';
import { cpuOfFamily, cpuOf } from './processes.ts';
import { quantile } from './load.ts';
const dataDir = path.resolve('data-bench');
const log = createLog({ logLevel: 'warn' });
const postgres = await startEmbeddedPostgres({ dataDir, log, lock: 'none' });
const pid = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
const services = await createServices({ settings, connection: postgres.connection, clock: systemClock, log });
const { pool, db } = services;
const { rows: [{ n }] } = await pool.query('select count(*)::int n from match_statistics');
if (n === 0) { const t = performance.now(); await refreshStatistics(db); console.log('statistics', performance.now() - t); }
await pool.query('alter table match_documents set (toast_tuple_target = 8160)'); if (process.env.REWRITE) await pool.query('vacuum full match_documents');
const calls = new Map<string, { n: number; ms: number }>();
if (process.env.CALLS) {
  const old = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...a: any[]) { const t0 = performance.now(); const key = String(a[0]?.text ?? a[0]).replace(/\s+/g, ' ').slice(0, 110); const done = () => { const c = calls.get(key) ?? { n: 0, ms: 0 }; c.n++; c.ms += performance.now() - t0; calls.set(key, c); }; const cb = a.at(-1); if (typeof cb === 'function') { a[a.length - 1] = (...r: any[]) => { done(); cb(...r); }; return (old as any).apply(this, a); } const r = (old as any).apply(this, a); if (r?.then) r.then(done, done); return r; } as never;
}
for (const side of ['job', 'talent'] as const) {
  const { rows } = await pool.query(`select ${side}_id as id from match_documents where ${side}_id is not null order by md5(number::text) limit ${process.env.N ?? 120}`);
  const walls: number[] = [];
  for (const { id } of rows.slice(0, 20)) await renewThing(services, side, id);
  const tc = process.threadCpuUsage(); const before = { own: cpuOf(process.pid), pg: cpuOfFamily(pid) };
  calls.clear();
  for (const { id } of rows.slice(20)) { const t = performance.now(); await renewThing(services, side, id); walls.push(performance.now() - t); }
  const k = walls.length;
  console.log(side, 'wall p50', quantile(walls, .5).toFixed(1), 'p95', quantile(walls, .95).toFixed(1), 'own cpu', ((cpuOf(process.pid) - before.own) / k).toFixed(1), 'main', ((process.threadCpuUsage(tc).user + process.threadCpuUsage(tc).system) / 1000 / k).toFixed(1), 'pg cpu', ((cpuOfFamily(pid) - before.pg) / k).toFixed(1));
  for (const [key, c] of [...calls].sort((a, b) => b[1].ms - a[1].ms).slice(0, 14)) console.log((c.ms / k).toFixed(2), (c.n / k).toFixed(1), key);
}
console.log((await pool.query("select count(*)::int pairs, avg(length(reasons::text))::int, pg_total_relation_size('job_matches') / count(*) as each from job_matches")).rows);
await closeServices(services); await postgres.stop(); process.exit(0);
