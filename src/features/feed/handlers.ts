import { implementContract, type RequestContext, viewerOf } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../platform/server/too-many.ts';
import { createPost } from './commands/create-post.ts';
import { deletePost } from './commands/delete-post.ts';
import { editPost } from './commands/edit-post.ts';
import { likePost, unlikePost } from './commands/like-post.ts';
import { feedContract } from './contract.ts';
import { draftsLimit } from './policy.ts';
import { countNewPosts, findPost, listDrafts, listLikers, listPosts, listPostsOf } from './queries.ts';

const os = implementContract(feedContract);

/** Refuses a person who shared too many posts, or kept too many drafts. */
function tooManyPosts(reached: LimitReached, context: RequestContext) {
  const asker = { now: context.services.clock.now(), timeZone: viewerOf(context).timeZone };
  const { name, points } = reached.limit;
  if (name === draftsLimit(context.services.settings).name) {
    const did = `${counted(points, 'concept', 'concepten')} bewaard`;
    return tooMany(reached, asker, { did, again: 'kun je weer een concept bewaren' });
  }
  return tooMany(reached, asker, { did: `${counted(points, 'post', 'posts')} geplaatst`, again: 'kun je weer posten' });
}

export const feedHandlers = os.router({
  listPosts: os.listPosts.handler(({ input, context }) => listPosts(context.services.db, viewerOf(context).id, input)),

  countNewPosts: os.countNewPosts.handler(async ({ input, context }) => ({
    count: await countNewPosts(context.services.db, viewerOf(context).id, input.after),
  })),

  readPost: os.readPost.handler(async ({ input, context, errors }) => {
    const post = await findPost(context.services.db, viewerOf(context).id, input.id);
    if (post === null) throw errors.NOT_FOUND();
    return post;
  }),

  listPostsOf: os.listPostsOf.handler(async ({ input, context, errors }) => {
    const page = await listPostsOf(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  listLikers: os.listLikers.handler(async ({ input, context, errors }) => {
    const page = await listLikers(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  listDrafts: os.listDrafts.handler(({ input, context }) => listDrafts(context.services.db, viewerOf(context).id, input.before)),

  createPost: os.createPost.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const post = await createPost(services, viewerOf(context).id, { ...input, createdAt: services.clock.now() });
    if (post instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyPosts(post, context));
    if (post === 'id-taken') throw errors.CONFLICT();
    if (post === 'unknown-image') throw errors.UNKNOWN_IMAGE();
    if (post === 'unknown-project') throw errors.UNKNOWN_PROJECT();
    return post;
  }),

  editPost: os.editPost.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const post = await editPost(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (post instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyPosts(post, context));
    if (post === null) throw errors.NOT_FOUND();
    if (post === 'forbidden') throw errors.FORBIDDEN();
    if (post === 'unknown-image') throw errors.UNKNOWN_IMAGE();
    if (post === 'unknown-project') throw errors.UNKNOWN_PROJECT();
    if (post === 'stale') throw errors.STALE();
    return post;
  }),

  deletePost: os.deletePost.handler(async ({ input, context, errors }) => {
    const result = await deletePost(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    return { ok: true };
  }),

  likePost: os.likePost.handler(async ({ input, context, errors }) => {
    const state = await likePost(context.services, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    return state;
  }),

  unlikePost: os.unlikePost.handler(async ({ input, context, errors }) => {
    const state = await unlikePost(context.services, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    return state;
  }),
});
