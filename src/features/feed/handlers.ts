import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { createPost, likePost, unlikePost } from './commands.ts';
import { feedContract } from './contract.ts';
import { listPosts } from './queries.ts';

const os = implementContract(feedContract);

export const feedHandlers = os.router({
  listPosts: os.listPosts.handler(({ input, context }) => listPosts(context.services.db, viewerOf(context).id, input.before)),

  createPost: os.createPost.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const post = await createPost(db, viewerOf(context).id, { ...input, createdAt: clock.now() });
    if (post === 'id-taken') throw errors.CONFLICT();
    if (post === 'unknown-image') throw errors.UNKNOWN_IMAGE();
    return post;
  }),

  likePost: os.likePost.handler(async ({ input, context, errors }) => {
    const state = await likePost(context.services.db, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    return state;
  }),

  unlikePost: os.unlikePost.handler(async ({ input, context, errors }) => {
    const state = await unlikePost(context.services.db, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    return state;
  }),
});
