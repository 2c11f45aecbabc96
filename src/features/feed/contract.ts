import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { isVisible } from '../../platform/visible-text.ts';
import { personSummary } from '../profiles/contract.ts';
import { projectGist } from '../projects/contract.ts';
import { picture } from '../uploads/contract.ts';
import { maxAltLength, maxPostLength, pageSize } from './policy.ts';
import { postSentences } from './texts.ts';

const postContent = z.string().trim().max(maxPostLength, postSentences.tooLong);

const imageAlt = z.string().trim().max(maxAltLength, 'Een beschrijving heeft hoogstens 300 tekens.');

const written = { id, content: postContent.default(''), imageId: id.optional(), imageAlt: imageAlt.default('') };

const isSomething = ({ content, imageId }: { content: string; imageId?: string }) => isVisible(content) || imageId !== undefined;
const somethingNeeded = { path: ['content'], message: postSentences.empty };

export const createPostInput = z
  .strictObject({
    ...written,
    /** Kept for later, for its author alone. */
    isDraft: z.boolean().default(false),
    /** An own active project, of which it is an update. */
    projectId: id.optional(),
  })
  .refine(isSomething, somethingNeeded);

const editPostInput = z
  .strictObject({
    ...written,
    /** The version that was changed: the post's editedAt, or its createdAt while it had none. */
    basedOn: instant,
    /** Shares a draft: from now on it is a post, and the newest. */
    publish: z.boolean().default(false),
    /** Null for none; the stored one stays without it. Only of a draft: a shared post keeps what its readers were told. */
    projectId: id.nullable().optional(),
  })
  .refine(isSomething, somethingNeeded);

const post = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: instant,
  author: personSummary,
  /** With the author's alternative text; empty without one. */
  image: picture.extend({ alt: z.string() }).nullable(),
  /** The project of which it is an update, where the viewer can see it. */
  project: projectGist.nullable(),
  likesCount: z.int().nonnegative(),
  likedByViewer: z.boolean(),
  commentsCount: z.int().nonnegative(),
  /** When its author last changed it after it was shared; null when they didn't. */
  editedAt: instant.nullable(),
  /** Not shared yet: its author alone sees it. */
  isDraft: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export type Post = z.output<typeof post>;

export const postPage = z.object({
  posts: z.array(post),
  /** Pass as `before` for older posts; null at the end. */
  next: cursor.nullable(),
});

const tags = ['feed'];
const unknownImage = { UNKNOWN_IMAGE: { status: 422, message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' } };
const unknownProject = {
  UNKNOWN_PROJECT: { status: 422, message: 'Van dit project kun je nu geen update delen. Alleen je eigen actieve projecten kunnen dat.' },
};
/** Its message says when to try again. */
const tooManyPosts = {
  TOO_MANY_REQUESTS: { message: 'Je hebt veel posts geplaatst. Probeer het later opnieuw.', data: untilAgain },
};
const notYours = { FORBIDDEN: { message: 'Dit is niet jouw post.' } };
const signInToPost = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om een post te maken.' } as const;
const signInToRead = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om de sociale feed te bekijken.' } as const;
const like = z.object({ likesCount: z.int().nonnegative(), likedByViewer: z.boolean() });
export const postNotFound = { NOT_FOUND: { message: 'Deze post bestaat niet (meer).' } };
const signInToLike = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om posts te liken.' } as const;

export const feedContract = {
  listPosts: procedure(signInToRead, {
    method: 'GET',
    path: '/posts',
    tags,
    summary: 'A page of the feed',
    description:
      "Everybody's published posts, newest first, up to 20 at a time. Pass `next` of one page as `before` to read the following one.",
  })
    .input(z.strictObject({ before: cursor.optional(), limit: z.int().min(1).max(pageSize).default(pageSize) }))
    .output(postPage),

  countNewPosts: procedure(signInToRead, {
    method: 'GET',
    path: '/new-posts',
    tags,
    summary: 'The number of newer posts',
    description:
      "Counts others' posts that are newer than a place in the feed, given as `{createdAt}_{id}` of the newest post shown; all of them without one. Counts up to 100.",
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(z.object({ count: z.int().min(0).max(100) })),

  readPost: procedure(signInToRead, {
    method: 'GET',
    path: '/posts/{id}',
    tags,
    summary: 'One post',
    description: 'A published post, or one of the viewer’s own drafts.',
  })
    .input(z.strictObject({ id }))
    .output(post)
    .errors(postNotFound),

  listPostsOf: procedure(signInToRead, {
    method: 'GET',
    path: '/people/{id}/posts',
    tags,
    summary: 'A page of a person’s posts',
    description:
      'Published posts of a person whose profile the viewer may see, newest first, 20 at a time; none of a profile that isn’t public to them. Pass `next` of one page as `before` to read the following one.',
  })
    .input(z.strictObject({ id, before: cursor.optional() }))
    .output(postPage)
    .errors({ NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' } }),

  listLikers: procedure(signInToRead, {
    method: 'GET',
    path: '/posts/{id}/likes',
    tags,
    summary: 'A page of the people who like a post',
    description: 'Those whom the viewer may see, in pages of 20. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ id, after: id.optional() }))
    .output(z.object({ people: z.array(personSummary), next: z.uuid().nullable() }))
    .errors(postNotFound),

  listDrafts: procedure(signInToPost, {
    method: 'GET',
    path: '/drafts',
    tags,
    summary: 'A page of one’s own drafts',
    description:
      'The last saved first, 20 at a time, with the number of all drafts. Pass `next` of one page as `before` to read the following one.',
  })
    .input(z.strictObject({ before: cursor.optional() }))
    .output(postPage.extend({ count: z.int().nonnegative() })),

  createPost: procedure(limited(signInToPost, { counts: ['posts', 'drafts'] }), {
    method: 'POST',
    path: '/posts',
    tags,
    successStatus: 201,
    summary: 'Share a post, or keep it as a draft',
    description:
      'Publishes a post under the id that the client made, with a text, a picture that its author uploaded as post-image, or both. With an own active project it is an update of that, and its followers are told. Sending the same post again returns the first result and creates nothing. A person may share 30 posts an hour and keep as many drafts, unless the operator set another number.',
  })
    .input(createPostInput)
    .output(post)
    .errors({ CONFLICT: { message: 'Deze id is al in gebruik.' }, ...unknownImage, ...unknownProject, ...tooManyPosts }),

  editPost: procedure(limited(signInToPost, { pace: paces.often, counts: ['posts'] }), {
    method: 'PUT',
    path: '/posts/{id}',
    tags,
    summary: 'Change one’s own post or draft',
    description:
      'Replaces text, picture and alternative text. Refused if the post was changed since the version that this one is based on, unless to the same content. With `publish`, a draft becomes a post of this moment, which counts towards the hourly limit.',
  })
    .input(editPostInput)
    .output(post)
    .errors({
      ...postNotFound,
      ...notYours,
      ...unknownImage,
      ...unknownProject,
      ...tooManyPosts,
      STALE: { status: 409, message: 'Je hebt deze post ondertussen ergens anders gewijzigd. Je tekst is nog niet opgeslagen.' },
    }),

  deletePost: procedure(limited(signInToPost, { pace: paces.often }), {
    method: 'DELETE',
    path: '/posts/{id}',
    tags,
    summary: 'Delete one’s own post or draft',
    description: 'Permanently deletes the post with its comments and likes.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ ok: z.literal(true) }))
    .errors({ ...postNotFound, ...notYours }),

  likePost: procedure(limited(signInToLike, { pace: paces.often }), {
    method: 'PUT',
    path: '/posts/{id}/like',
    tags,
    summary: 'Like a post',
    description: 'Liking a post twice counts once. Returns the number of likes, including this one.',
  })
    .input(z.strictObject({ id }))
    .output(like)
    .errors(postNotFound),

  unlikePost: procedure(limited(signInToLike, { pace: paces.often }), {
    method: 'DELETE',
    path: '/posts/{id}/like',
    tags,
    summary: 'Remove a like',
    description: 'Does nothing if there was no like. Returns the number of likes without it.',
  })
    .input(z.strictObject({ id }))
    .output(like)
    .errors(postNotFound),
};
