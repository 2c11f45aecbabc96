import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../../platform/server/too-many.ts';
import { createComment, deleteComment, editComment } from './commands.ts';
import { commentsContract } from './contract.ts';
import { listComments } from './queries.ts';

const os = implementContract(commentsContract);

export const commentsHandlers = os.router({
  listComments: os.listComments.handler(async ({ input, context, errors }) => {
    const page = await listComments(context.services.db, viewerOf(context).id, { postId: input.id, after: input.after });
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  createComment: os.createComment.handler(async ({ input, context, errors }) => {
    const { id: viewerId, timeZone } = viewerOf(context);
    const now = context.services.clock.now();
    const result = await createComment(context.services, viewerId, {
      id: input.commentId,
      postId: input.id,
      content: input.content,
      createdAt: now,
    });
    if (result instanceof LimitReached) {
      const did = `${counted(result.limit.points, 'reactie', 'reacties')} geplaatst`;
      throw errors.TOO_MANY_REQUESTS(tooMany(result, { now, timeZone }, { did, again: 'kun je weer reageren' }));
    }
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'id-taken') throw errors.CONFLICT();
    return result;
  }),

  editComment: os.editComment.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const result = await editComment(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return result;
  }),

  deleteComment: os.deleteComment.handler(async ({ input, context, errors }) => {
    const result = await deleteComment(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return result;
  }),
});
