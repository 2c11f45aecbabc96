import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../../platform/server/too-many.ts';
import { answerQuestion, askQuestion, deleteQuestion } from './commands.ts';
import { questionsContract } from './contract.ts';
import { listQuestions } from './queries.ts';

const os = implementContract(questionsContract);

export const questionsHandlers = os.router({
  listQuestions: os.listQuestions.handler(async ({ input, context: { services, viewer }, errors }) => {
    const page = await listQuestions(services.db, viewer?.id ?? null, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  askQuestion: os.askQuestion.handler(async ({ input, context, errors }) => {
    const { id: viewerId, timeZone } = viewerOf(context);
    const now = context.services.clock.now();
    const { id: projectId, questionId: id, content } = input;
    const result = await askQuestion(context.services, viewerId, { id, projectId, content, createdAt: now });
    if (result instanceof LimitReached) {
      const did = `${counted(result.limit.points, 'vraag', 'vragen')} gesteld`;
      throw errors.TOO_MANY_REQUESTS(tooMany(result, { now, timeZone }, { did, again: 'kun je weer iets vragen' }));
    }
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'own') throw errors.OWN_PROJECT();
    if (result === 'id-taken') throw errors.CONFLICT();
    return result;
  }),

  answerQuestion: os.answerQuestion.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const result = await answerQuestion(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return result;
  }),

  deleteQuestion: os.deleteQuestion.handler(async ({ input, context, errors }) => {
    const result = await deleteQuestion(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return { ok: true };
  }),
});
