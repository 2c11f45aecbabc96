import { withPatience } from '../../../platform/server/patience.ts';
import { implementContract, type RequestContext, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../../platform/server/too-many.ts';
import { readJob } from '../queries/job.ts';
import { todayOf } from '../queries/visible.ts';
import { closeJob, confirmJob, deleteJob, reopenJob } from './commands/change-state.ts';
import { createJob } from './commands/create-job.ts';
import { saveJob } from './commands/save-job.ts';
import { ownJobsContract } from './contract.ts';
import { listOwnRoles, readOwnJob } from './queries.ts';

const os = implementContract(ownJobsContract);

function tooManyJobs(reached: LimitReached, context: RequestContext) {
  const asker = { now: context.services.clock.now(), timeZone: viewerOf(context).timeZone };
  const did = `${counted(reached.limit.points, 'vacature', 'vacatures')} geplaatst`;
  return tooMany(reached, asker, { did, again: 'kun je weer een vacature plaatsen' });
}

export const ownJobsHandlers = os.router({
  readOwnJob: os.readOwnJob.handler(async ({ input: { id }, context, errors }) => {
    const { db, clock } = context.services;
    const posterId = viewerOf(context).id;
    const today = todayOf(clock.now());
    const job = await readOwnJob(db, { posterId, today }, id);
    if (job !== null) return job;
    if ((await readJob(db, { viewerId: posterId, today }, id)) === null) throw errors.NOT_FOUND();
    throw errors.FORBIDDEN();
  }),

  listOwnRoles: os.listOwnRoles.handler(async ({ context }) => ({ roles: await listOwnRoles(context.services.db, viewerOf(context).id) })),

  createJob: os.createJob.handler(async ({ input, context, errors }) => {
    const job = await createJob(context.services, viewerOf(context).id, input);
    if (job instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyJobs(job, context));
    if (job === 'id-taken') throw errors.CONFLICT();
    if (job === 'unknown-logo') throw errors.UNKNOWN_LOGO();
    if (job === 'unknown-role') throw errors.UNKNOWN_ROLE();
    if (job === 'deadline-passed') throw errors.DEADLINE_PASSED();
    return job;
  }),

  saveJob: os.saveJob.handler(async ({ input, context, errors }) => {
    const job = await saveJob(context.services, viewerOf(context).id, input);
    if (job === null) throw errors.NOT_FOUND();
    if (job === 'stale') throw errors.STALE();
    if (job === 'unknown-logo') throw errors.UNKNOWN_LOGO();
    if (job === 'unknown-role') throw errors.UNKNOWN_ROLE();
    if (job === 'deadline-passed') throw errors.DEADLINE_PASSED();
    return job;
  }),

  closeJob: os.closeJob.handler(async ({ input, context, errors }) => {
    const job = await closeJob(context.services, viewerOf(context).id, input);
    if (job === null) throw errors.NOT_FOUND();
    return job;
  }),

  reopenJob: os.reopenJob.handler(async ({ input, context, errors }) => {
    const job = await reopenJob(context.services, viewerOf(context).id, input);
    if (job instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyJobs(job, context));
    if (job === null) throw errors.NOT_FOUND();
    if (job === 'deadline-passed') throw errors.DEADLINE_PASSED();
    return job;
  }),

  confirmJob: os.confirmJob.handler(async ({ input, context, errors }) => {
    const job = await confirmJob(context.services, viewerOf(context).id, input.id);
    if (job === null) throw errors.NOT_FOUND();
    return job;
  }),

  deleteJob: os.deleteJob.handler(async ({ input, context, errors }) => {
    // Of a job to which thousands applied it takes some seconds.
    const isDeleted = await withPatience(Number.POSITIVE_INFINITY, () => deleteJob(context.services, viewerOf(context).id, input.id));
    if (!isDeleted) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
