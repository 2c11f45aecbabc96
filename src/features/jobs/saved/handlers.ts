import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { todayOf } from '../queries/visible.ts';
import { saveJob, unsaveJob } from './commands.ts';
import { savedJobsContract } from './contract.ts';
import { listMarks, listSaved } from './queries.ts';

const os = implementContract(savedJobsContract);

export const savedJobsHandlers = os.router({
  listMarks: os.listMarks.handler(async ({ context }) => ({ ids: await listMarks(context.services.db, viewerOf(context).id) })),

  listSaved: os.listSaved.handler(({ input, context }) => {
    const { db, clock } = context.services;
    return listSaved(db, { ...input, personId: viewerOf(context).id, today: todayOf(clock.now()) });
  }),

  saveJob: os.saveJob.handler(async ({ input, context, errors }) => {
    const saved = await saveJob(context.services, viewerOf(context).id, input.id);
    if (saved === null) throw errors.NOT_FOUND();
    if (saved === 'own-job') throw errors.OWN_JOB();
    if (saved === 'too-many') throw errors.TOO_MANY_SAVED();
    return { ok: true };
  }),

  unsaveJob: os.unsaveJob.handler(async ({ input, context }) => {
    await unsaveJob(context.services.db, viewerOf(context).id, input.id);
    return { ok: true };
  }),
});
