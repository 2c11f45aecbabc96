import { implementContract, type RequestContext, viewerOf } from '../../../platform/server/procedures.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { runScorerInTurn } from '../score/documents/scorer.ts';
import { fitsContract } from './contract.ts';
import { listFittingJobs } from './queries/fitting-jobs.ts';
import { readJobChange } from './queries/job-change.ts';
import { readOwnMatch } from './queries/own-match.ts';
import { listSimilarJobs, listSimilarTalents } from './queries/similar.ts';

const os = implementContract(fitsContract);

function readerOf(context: RequestContext) {
  const now = context.services.clock.now();
  return { viewerId: viewerOf(context).id, today: todayOf(now), now };
}
const scorerOf = ({ services: { db }, viewer }: RequestContext) => ({ db, run: runScorerInTurn(viewer?.id ?? null) });

export const fitsHandlers = os.router({
  readOwnMatch: os.readOwnMatch.handler(async ({ input, context, errors }) => {
    const found = await readOwnMatch(context.services.db, scorerOf(context), readerOf(context), input.id);
    if (found === null) throw errors.NOT_FOUND();
    return found;
  }),

  listFittingJobs: os.listFittingJobs.handler(async ({ input, context, errors }) => {
    const found = await listFittingJobs(context.services.db, scorerOf(context), readerOf(context), input.id);
    if (found === null) throw errors.NOT_FOUND();
    return found;
  }),

  listSimilarJobs: os.listSimilarJobs.handler(async ({ input, context, errors }) => {
    const { services, viewer } = context;
    const reader = { viewerId: viewer?.id ?? null, today: todayOf(services.clock.now()) };
    const jobs = await listSimilarJobs(services.db, scorerOf(context), reader, input.id);
    if (jobs === null) throw errors.NOT_FOUND();
    return { jobs };
  }),

  listSimilarTalents: os.listSimilarTalents.handler(async ({ input, context, errors }) => {
    const talents = await listSimilarTalents(context.services.db, scorerOf(context), viewerOf(context).id, input.id);
    if (talents === null) throw errors.NOT_FOUND();
    return { talents };
  }),

  readJobChange: os.readJobChange.handler(async ({ input, context, errors }) => {
    const change = await readJobChange(context.services.db, scorerOf(context), readerOf(context), input.id);
    if (change === undefined) throw errors.NOT_FOUND();
    return { change };
  }),
});
