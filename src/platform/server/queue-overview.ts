import type pg from 'pg';
import { PgBoss } from 'pg-boss';

export type QueueOverview = {
  /** Every kind of task of ours, by name. */
  tasks: { name: string; waiting: number; running: number; doneToday: number; dead: number; oldestWaiting: Date | null }[];
  /** Tasks that failed for good, the newest first, at most a hundred. */
  dead: { id: string; name: string; createdAt: Date; tries: number; failure: string }[];
};

/**
 * The state of the background work: counts and kinds of failure, never the content of a task.
 * Null if the queue was never made.
 */
export async function readQueueOverview(pool: pg.Pool): Promise<QueueOverview | null> {
  const { rows: known } = await pool.query(`select where to_regclass('pgboss.job') is not null`);
  if (known.length === 0) return null;
  const { rows: tasks } = await pool.query<QueueOverview['tasks'][number]>(
    `select q.name,
            count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
            count(*) filter (where j.state = 'active')::int as running,
            count(*) filter (where j.state = 'completed'
              and j.completed_on >= date_trunc('day', now(), 'Europe/Brussels'))::int as "doneToday",
            count(*) filter (where j.state = 'failed')::int as dead,
            min(j.created_on) filter (where j.state in ('created', 'retry')) as "oldestWaiting"
     from pgboss.queue q left join pgboss.job j on j.name = q.name
     where not starts_with(q.name, '__pgboss')
     group by q.name order by q.name`,
  );
  // The kind of failure is what the queue keeps as the error's message; a task that never ended has it elsewhere.
  const { rows: dead } = await pool.query<QueueOverview['dead'][number]>(
    `select id, name, created_on as "createdAt", retry_count + 1 as tries,
            coalesce(output ->> 'message', output -> 'value' ->> 'message', 'unknown') as failure
     from pgboss.job where state = 'failed' order by completed_on desc, id desc limit 100`,
  );
  return { tasks, dead };
}

/** Puts a dead task back, to be tried once more; false when there is no dead one with this id. */
export async function retryTask(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>(`select name from pgboss.job where id = $1 and state = 'failed'`, [id]);
  const [job] = rows;
  if (job === undefined) return false;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    // Queries only: no upkeep, and no change to the queue's tables.
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.retry(job.name, id);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  return true;
}
