import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { FromThread } from './create-thread.ts';

/** Linux gives each thread a priority of its own; elsewhere it belongs to the whole process, which has to keep its. */
const hasOwnPriority = process.platform === 'linux';

/** Of 19: beside a busy main thread it gets a thirtieth of the time, which still finishes a hash within seconds. */
const lowPriority = 15;

/** Makes this module a thread that answers the jobs of its createThread. A job that throws fails alone. */
export function answerJobs<Job>(answer: (job: Job) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('This module runs on a thread of its own.');
  // Requests come first: without a core to spare, a flood of slow jobs would take turns with the main thread as its equal.
  if (hasOwnPriority) os.setPriority(lowPriority);
  const send = (message: FromThread) => port.postMessage(message);
  port.on('message', (job: Job) => {
    const answered = (async () => answer(job))();
    answered.then(
      (value) => send({ kind: 'answered', value }),
      (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
  send({ kind: 'ready' });
}
