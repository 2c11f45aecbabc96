import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import { type Executor, onCommit, type Transaction } from './database.ts';
import { describeError, type Log } from './log.ts';
import { withPatience } from './patience.ts';

/** Work to do after the answer: its input, and the number of tries. */
type Task<Input, Services> = {
  /** `feature.verb-noun`; also the queue's name in the database. */
  name: string;
  input: z.ZodType<Input>;
  /** How often it is tried again after a failure, for work that nobody wants any more after a while. Without it, for a day. */
  retryLimit?: number;
  /** Must bear being run again: a server may die between doing the work and noting it. `taskId` is the same at each try. */
  run(services: Services, input: Input, taskId: string): Promise<void>;
};

export function defineTask<Input, Services>(task: Task<Input, Services>): Task<Input, Services> {
  return task;
}

/** A task whatever its input, so that one list can hold them all. */
export type AnyTask<Services> = Pick<Task<never, Services>, 'name' | 'retryLimit'> & {
  execute(services: Services, data: unknown, taskId: string): Promise<void>;
};

export function registerTask<Input, Services>(task: Task<Input, Services>): AnyTask<Services> {
  const { name, retryLimit, input } = task;
  return { name, retryLimit, execute: (services, data, taskId) => task.run(services, input.parse(data), taskId) };
}

/** The pauses double from 5 to 10 s up to an hour; 33 of them take 24 to 26 hours. */
const retries = { retryLimit: 33, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
/** Tasks that come to nothing are kept for two weeks, to be looked at and retried: the privacy page says at most fifteen days. */
const keptSeconds = 14 * 86_400;
const retention = { deleteAfterSeconds: keptSeconds, retentionSeconds: keptSeconds };
const finishedSeconds = 86_400;
/** A server says every 5 s that it still works on a task. As long as it does, a task may take 15 minutes. */
const life = { heartbeatSeconds: 10, expireInSeconds: 900 };
const ofEachQueue = { ...retries, ...life, ...retention };
/** Each worker looks for itself as rarely as this; `lookForDue` wakes it when there is something. */
const ownPollSeconds = 60;
/** SQL of the queues, of those at `$1`, that have a task to begin, by the index that pg-boss itself finds it with. */
const dueSql = `
select q.name from unnest($1::text[]) as q (name) where exists (
  select from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now())`;
/** The interval of looking for tasks whose server was killed. */
const reclaimSeconds = 5;
/** Servers are believed dead only after so many answers in a row: while the database hung, nobody could say that they live. */
const reclaimAnswers = 3;

export type Queue = {
  /**
   * Sends a task in the transaction of its cause: both happen or neither.
   * The same `cause` (a UUID) sent twice is one task.
   */
  send<Input extends object, Services>(executor: Executor, task: Task<Input, Services>, input: Input, cause?: string): Promise<void>;
  /** Sends tasks of one kind in the transaction of their cause, in one statement. */
  sendAll<Input extends object, Services>(tx: Transaction, task: Task<Input, Services>, inputs: readonly Input[]): Promise<void>;
  /** Removes every task whose input has these values, such as a mail to an address that is to be forgotten; of one kind when `name` says so. */
  drop(executor: Executor, input: Record<string, string>, name?: string): Promise<void>;
  start(): Promise<void>;
  work<Services>(services: Services, tasks: AnyTask<Services>[]): Promise<void>;
  /** Lets running tasks finish, at most 8 s, and takes no new ones. */
  stop(): Promise<void>;
};

/** The same queue, but what is sent is dropped. */
export function silenced(queue: Queue): Queue {
  const nothing = async () => {};
  return { ...queue, send: nothing, sendAll: nothing };
}

/** Background work on the product's own database (pg-boss), polling, without LISTEN/NOTIFY. */
export function createQueue(pool: pg.Pool, log: Log, { pollingIntervalSeconds = 1 }: { pollingIntervalSeconds?: number } = {}): Queue {
  let hasStarted = false;
  const boss = new PgBoss({
    db: {
      // Until it has started, pg-boss makes or migrates its tables. That may take long, and with no other query answered
      // meanwhile, the database would seem to hang.
      executeSql: (text, values) =>
        hasStarted ? withPatience(Number.POSITIVE_INFINITY, () => pool.query(text, values)) : pool.query(text, values),
    },
    schema: 'pgboss',
  });
  boss.on('error', noteError);
  const workers = new Map<string, string>();
  let looking: NodeJS.Timeout | undefined;
  let isLooking = false;
  let reclaiming: NodeJS.Timeout | undefined;
  let answersInARow = 0;

  function noteError(error: unknown): void {
    log.error({ error: describeError(error) }, 'queue error');
  }

  /** Makes the queues that aren't there, and changes those of an earlier version: a start finds them all as they should be, mostly. */
  async function prepareQueues<Services>(tasks: AnyTask<Services>[]): Promise<void> {
    const present = new Map((await boss.getQueues(tasks.map(({ name }) => name))).map((queue) => [queue.name, queue]));
    for (const { name, retryLimit = retries.retryLimit } of tasks) {
      const wanted = { ...ofEachQueue, retryLimit };
      const queue = present.get(name);
      if (queue === undefined) await boss.createQueue(name, wanted);
      else if (!isDeepStrictEqual({ ...queue, ...wanted }, queue)) await boss.updateQueue(name, wanted);
    }
  }

  /** Wakes the workers that have something to do. One query for all queues: a poll of each worker's own was 25 a second. */
  async function lookForDue(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const due = await withPatience(Number.POSITIVE_INFINITY, () =>
        pool.query<{ name: string }>({ name: 'due-tasks', text: dueSql, values: [[...workers.keys()]] }),
      );
      for (const { name } of due.rows) wake(name);
    } catch (error) {
      noteError(error);
    } finally {
      isLooking = false;
    }
  }

  /** Starts the tasks of servers that were killed again. One that has failed too often is left to pg-boss, which ends it. */
  async function reclaim(): Promise<void> {
    const asked = performance.now();
    try {
      const { rowCount } = await pool.query(
        `update pgboss.job set state = 'retry', start_after = now()
         where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 s' < now() and retry_count < retry_limit and $1`,
        [answersInARow >= reclaimAnswers],
      );
      answersInARow = performance.now() - asked > reclaimSeconds * 1000 ? 0 : answersInARow + 1;
      if (rowCount !== null && rowCount > 0) log.warn({ tasks: rowCount }, 'tasks of a server that was killed are started again');
    } catch (error) {
      answersInARow = 0;
      log.warn({ error: describeError(error) }, 'tasks of killed servers could not be looked for');
    }
  }

  /** This server's worker needn't wait until it is looked for again; without one, another server's finds the tasks then. */
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '');

  return {
    async send(executor, task, input, cause) {
      await boss.send(task.name, input, { db: fromDrizzle(executor, sql), ...(cause === undefined ? {} : { id: cause }) });
      if ('$client' in executor) wake(task.name);
      else onCommit(executor, () => wake(task.name));
    },
    async sendAll(tx, task, inputs) {
      if (inputs.length === 0) return;
      await boss.insert(
        task.name,
        inputs.map((data) => ({ data })),
        { db: fromDrizzle(tx, sql) },
      );
      onCommit(tx, () => wake(task.name));
    },
    async drop(executor, input, name) {
      const ofKind = name === undefined ? sql`true` : sql`name = ${name}`;
      await executor.execute(sql`delete from pgboss.job where ${ofKind} and data @> ${JSON.stringify(input)}::jsonb`);
    },
    async start() {
      await boss.start();
      hasStarted = true;
    },
    async work(services, tasks) {
      await prepareQueues(tasks);
      for (const task of tasks) {
        const worker = await boss.work(
          task.name,
          { pollingIntervalSeconds: Math.max(ownPollSeconds, pollingIntervalSeconds), batchSize: 1 },
          async ([job]) => {
            // Without an input its work was done before, by a server that died before it noted that.
            if (job === undefined || job.data === null) return;
            // More may wait: the next one isn't left until the next poll.
            boss.notifyWorker(worker);
            try {
              await task.execute(services, job.data, job.id);
              // The task's input, such as an address or a token, is kept no longer than it is needed.
              const finished = 'update pgboss.job set data = null, deletion_seconds = $3 where name = $1 and id = $2';
              await pool.query(finished, [task.name, job.id, finishedSeconds]);
            } catch (error) {
              const isLast = job.retryCount >= (task.retryLimit ?? retries.retryLimit);
              const outcome = isLast ? 'a task failed and is given up' : 'a task failed and will be tried again';
              log.error({ task: task.name, taskId: job.id, error: describeError(error) }, outcome);
              // pg-boss stores the caught error in the job's row: keep the kind of failure, never a text or an address.
              throw new Error(error instanceof Error ? error.name : 'failed');
            }
          },
        );
        workers.set(task.name, worker);
      }
      looking ??= setInterval(lookForDue, pollingIntervalSeconds * 1000);
      reclaiming ??= setInterval(reclaim, reclaimSeconds * 1000);
    },
    async stop() {
      clearInterval(looking);
      clearInterval(reclaiming);
      // Waited for here: pg-boss would look no more than twice a second whether they have finished.
      const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([finished, delay(8_000, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Removes dead tasks two weeks after they were sent. pg-boss counts from their last try, which may be one of the office's. */
export async function removeDeadTasks(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from pgboss.job where state = 'failed' and created_on < now() - $1 * interval '1 s'`, [keptSeconds]);
}
