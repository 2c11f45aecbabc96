import { test } from 'vitest';
import { makeJob } from '../features/jobs/factory.ts';
import { publicTalent } from '../features/talent/factory.ts';
import { startTestServer } from './testing/test-server.ts';
const server = await startTestServer({ tasks: [] });
const { db, pool } = server.services;
test('cost', { timeout: 300_000 }, async () => {
  const poster = await server.person(publicTalent()); const job = await makeJob(db, { posterId: poster.id, location: 'Gent' });
  const cols = (await pool.query(`select column_name from information_schema.columns where table_name='jobs'`)).rows.map((r) => r.column_name).filter((c: string) => !['id', 'location', 'opened_at'].includes(c));
  for (let i = 0; i < 5; i++) await pool.query(`insert into jobs (id, location, opened_at, ${cols.join(',')}) select gen_random_uuid(), (select string_agg(chr(97 + (random() * 25)::int) || substr(md5(random()::text || g), 1, 4), ' ') from generate_series(1, 20) x where g > 0), now() - g * interval '1 second', ${cols.join(',')} from jobs, generate_series(1, 20000) g where id = $1`, [job.id]);
  await pool.query('analyze jobs');
  const v = server.visitor();
  const cases = { one: 'gent', letters: 'a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9', same: 'a '.repeat(50).trim(), six: 'a b c d e f' };
  for (const [n, location] of Object.entries(cases)) for (const sort of ['newest', 'deadline'] as const) for (let k = 0; k < 2; k++) { const t = performance.now(); const r = await v.api.jobs.listJobs({ location, sort }).then((x) => x.jobs.length, (e) => e.code); console.log(n, sort, Math.round(performance.now() - t), r); }
});
