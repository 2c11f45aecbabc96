import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from './answer-jobs.ts';

const hoard: number[][] = [];

/** A thread that does what its job names: most ways to fail. */
answerJobs((job) => {
  switch (job) {
    case 'throw':
      throw new Error('This job can not be done.');
    case 'priority':
      return os.getPriority();
    case 'thread':
      return threadId;
    case 'slow':
      return pause(300, 'done');
    case 'crash':
      setTimeout(() => {
        throw new RangeError('Nobody catches this.');
      });
      return new Promise(() => {});
    case 'exit':
      return process.exit(1);
    case 'spin':
      for (;;);
    case 'hoard':
      for (;;) hoard.push(Array(1_000_000).fill(0.5));
    default:
      return job;
  }
});
