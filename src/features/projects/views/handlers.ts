import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { recordLook } from './commands.ts';
import { projectViewsContract } from './contract.ts';
import { viewsZone } from './policy.ts';
import { readViews } from './queries.ts';

const os = implementContract(projectViewsContract);

export const projectViewsHandlers = os.router({
  recordLook: os.recordLook.handler(async ({ input, context }) => {
    const { db, clock } = context.services;
    await recordLook(db, { personId: viewerOf(context).id, projectId: input.id, now: clock.now() });
    return { ok: true };
  }),

  readViews: os.readViews.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const today = dayOf(clock.now().toISOString(), viewsZone);
    const views = await readViews(db, { ownerId: viewerOf(context).id, projectId: input.id, today });
    if (views === null) throw errors.NOT_FOUND();
    return views;
  }),
});
