import { parentPort } from 'node:worker_threads';
import type { FromThread } from './create-thread.ts';

/** Makes this module a thread that answers the jobs of its createThread. A job that throws fails alone. */
export function answerJobs<Job>(answer: (job: Job) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('This module runs on a thread of its own.');
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
