import { implementContract, type RequestContext, viewerOf } from '../../platform/server/procedures.ts';
import { todayOf } from '../jobs/queries/visible.ts';
import { answerMatch, contactMatch } from './commands/answer.ts';
import { matchesContract } from './contract.ts';
import { keepChanges } from './fits/commands/keep-changes.ts';
import { isOwnJob, listMatches } from './queries/list.ts';
import { readSides } from './queries/viewer-sides.ts';

import { runScorerInTurn } from './score/documents/scorer.ts';

const os = implementContract(matchesContract);

const readerOf = (context: RequestContext) => ({ viewerId: viewerOf(context).id, today: todayOf(context.services.clock.now()) });

export const matchesHandlers = os.router({
  listMatches: os.listMatches.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const reader = readerOf(context);
    if (input.job !== undefined && !(await isOwnJob(db, reader.viewerId, input.job))) throw errors.NOT_FOUND();
    const findChanges = (talentId: string, jobIds: string[]) =>
      keepChanges({ db, run: runScorerInTurn(reader.viewerId) }, { talentId, jobIds, now: clock.now() });
    return listMatches(db, { ...input, ...reader, findChanges });
  }),

  readSides: os.readSides.handler(({ context }) => readSides(context.services.db, readerOf(context))),

  answerMatch: os.answerMatch.handler(async ({ input, context, errors }) => {
    const answered = await answerMatch(context.services, viewerOf(context).id, input);
    if (answered === null) throw errors.NOT_FOUND();
    return answered;
  }),

  contactMatch: os.contactMatch.handler(async ({ input, context, errors }) => {
    const contacted = await contactMatch(context.services, viewerOf(context).id, input);
    if (contacted === null) throw errors.NOT_FOUND();
    if (contacted === 'interest-first') throw errors.INTEREST_FIRST();
    if (contacted === 'rejected') throw errors.REJECTED();
    return contacted;
  }),
});
