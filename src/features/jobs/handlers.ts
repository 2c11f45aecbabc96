import { implementContract, type RequestContext } from '../../platform/server/procedures.ts';
import { jobsContract } from './contract.ts';
import type { Reader } from './queries/card.ts';
import { readJob } from './queries/job.ts';
import { listJobs } from './queries/list.ts';
import { todayOf } from './queries/visible.ts';

const os = implementContract(jobsContract);

const readerOf = ({ services, viewer }: RequestContext): Reader => ({ viewerId: viewer?.id ?? null, today: todayOf(services.clock.now()) });

export const jobsHandlers = os.router({
  listJobs: os.listJobs.handler(({ input, context }) => listJobs(context.services.db, { ...input, ...readerOf(context) })),

  readJob: os.readJob.handler(async ({ input, context, errors }) => {
    const job = await readJob(context.services.db, readerOf(context), input.id);
    if (job === null) throw errors.NOT_FOUND();
    return job;
  }),
});
