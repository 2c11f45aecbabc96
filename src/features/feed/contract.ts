import * as z from 'zod';
import { id, instant, procedure } from '../../platform/contract.ts';
import { personSummary } from '../profiles/contract.ts';
import { picture } from '../uploads/contract.ts';

export const postContent = z.string().trim().max(3000, 'Een bericht heeft hoogstens 3.000 tekens.');

export const imageAlt = z.string().trim().max(300, 'Een beschrijving heeft hoogstens 300 tekens.');

export const createPostInput = z
  .strictObject({ id, content: postContent.default(''), imageId: id.optional(), imageAlt: imageAlt.default('') })
  .refine(({ content, imageId }) => content !== '' || imageId !== undefined, {
    path: ['content'],
    message: 'Voer een bericht in of selecteer een afbeelding.',
  });

export const post = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: instant,
  author: personSummary,
  /** With the author's words for who doesn't see it; empty when there are none. */
  image: picture.extend({ alt: z.string() }).nullable(),
  likesCount: z.int().nonnegative(),
  likedByViewer: z.boolean(),
});

export type Post = z.output<typeof post>;

/** Where the next page begins: the last post's time and id. */
const cursor = z.string().refine(isCursor, 'Ongeldige bladerpositie.');

function isCursor(value: string): boolean {
  const [time, id, ...rest] = value.split('_');
  const milliseconds = instant.safeParse(time).success ? Date.parse(time ?? '') : Number.NaN;
  // The database knows no year 0.
  return milliseconds >= 0 && z.uuid().safeParse(id).success && rest.length === 0;
}

const postPage = z.object({
  posts: z.array(post),
  /** Pass as `before` for older posts; null at the end. */
  next: cursor.nullable(),
});

const tags = ['feed'];
const like = z.object({ likesCount: z.int().nonnegative(), likedByViewer: z.boolean() });
const postNotFound = { NOT_FOUND: { message: 'Deze post bestaat niet (meer).' } };
const signInToLike = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om posts te liken.' } as const;

export const feedContract = {
  listPosts: procedure(
    { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om de sociale feed te bekijken.' },
    {
      method: 'GET',
      path: '/posts',
      tags,
      summary: 'A page of the feed',
      description: "Everybody's published posts, newest first, 20 at a time (platform.md §9); `next` of one page is `before` of the next.",
    },
  )
    .input(z.strictObject({ before: cursor.optional() }))
    .output(postPage),

  createPost: procedure(
    { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om een post te maken.' },
    {
      method: 'POST',
      path: '/posts',
      tags,
      successStatus: 201,
      summary: 'Share a post',
      description:
        'Publishes a post under the id that the client made, with text, a picture that its author uploaded as post-image, or both. The same post sent again gives the first result and makes nothing twice.',
    },
  )
    .input(createPostInput)
    .output(post)
    .errors({
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      UNKNOWN_IMAGE: { status: 422, message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' },
    }),

  likePost: procedure(signInToLike, {
    method: 'PUT',
    path: '/posts/{id}/like',
    tags,
    summary: 'Like a post',
    description: 'Liking twice is liking once. Gives the count with this like in it.',
  })
    .input(z.strictObject({ id }))
    .output(like)
    .errors(postNotFound),

  unlikePost: procedure(signInToLike, {
    method: 'DELETE',
    path: '/posts/{id}/like',
    tags,
    summary: 'Take a like back',
    description: 'Does no harm when there was none. Gives the count without it.',
  })
    .input(z.strictObject({ id }))
    .output(like)
    .errors(postNotFound),
};
