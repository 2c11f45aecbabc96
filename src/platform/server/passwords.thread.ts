import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordJob } from './passwords.ts';
import { answerJobs } from './threads/answer-jobs.ts';

// OWASP's first choice for argon2id; about 60 ms of one core.
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

answerJobs((job: PasswordJob) => {
  if (job.kind === 'verify') return verifySync(job.hash, job.password);
  return hashSync(job.password, job.salt === null ? argon2id : { ...argon2id, salt: job.salt });
});
