import os from 'node:os';
import { answerJobs } from './answer-jobs.ts';

const hoard: number[][] = [];

/** A thread that fails in the way that its job names. */
answerJobs((job) => {
  switch (job) {
    case 'throw':
      throw new Error('This job can not be done.');
    case 'priority':
      return os.getPriority();
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
