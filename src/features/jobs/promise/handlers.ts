import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { jobZone } from '../policy.ts';
import { answersContract } from './contract.ts';
import { listCounted, readFigure } from './queries/figures.ts';
import { countOwed, countOwedOf, listOwed } from './queries/owed-answers.ts';

const os = implementContract(answersContract);

const todayOf = ({ clock }: Services) => dayOf(clock.now().toISOString(), jobZone);

export const answersHandlers = os.router({
  readOwed: os.readOwed.handler(async ({ input: { jobId }, context, errors }) => {
    const { db } = context.services;
    const [{ id: viewerId }, today] = [viewerOf(context), todayOf(context.services)];
    const counts = jobId === undefined ? await countOwed(db, viewerId, { today }) : await countOwedOf(db, viewerId, jobId, today);
    if (counts === null) throw errors.NOT_FOUND();
    return counts;
  }),

  listOwed: os.listOwed.handler(async ({ input, context, errors }) => {
    const page = await listOwed(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  readFigure: os.readFigure.handler(({ context }) => readFigure(context.services.db, viewerOf(context).id)),

  listCounted: os.listCounted.handler(({ input, context: { services, ...context } }) =>
    listCounted(services.db, viewerOf({ services, ...context }).id, { ...input, today: todayOf(services) }),
  ),
});
