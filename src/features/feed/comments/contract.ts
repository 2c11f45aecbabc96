import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personSummary } from '../../profiles/contract.ts';
import { postNotFound } from '../contract.ts';
import { maxCommentLength } from './policy.ts';
import { commentSentences } from './texts.ts';

export const commentContent = z.string().trim().refine(isVisible, commentSentences.empty).max(maxCommentLength, commentSentences.tooLong);

const comment = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: instant,
  /** When its author last changed it; null when they didn't. */
  editedAt: instant.nullable(),
  author: personSummary,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export type Comment = z.output<typeof comment>;

const commentsCount = z.int().nonnegative();
const signIn = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om te reageren.' } as const;
const tags = ['feed'];
const commentRefused = {
  NOT_FOUND: { message: 'Deze reactie bestaat niet (meer).' },
  FORBIDDEN: { message: 'Dit is niet jouw reactie.' },
};

export const commentsContract = {
  listComments: procedure(signIn, {
    method: 'GET',
    path: '/posts/{id}/comments',
    tags,
    summary: 'A page of the comments on a post',
    description: 'Oldest first, 20 at a time. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ id, after: cursor.optional() }))
    .output(
      z.object({
        comments: z.array(comment),
        /** Pass as `after` for newer comments; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors(postNotFound),

  createComment: procedure(limited(signIn, { counts: ['comments'] }), {
    method: 'POST',
    path: '/posts/{id}/comments',
    tags,
    successStatus: 201,
    summary: 'Comment on a post',
    description:
      'Adds a comment under `commentId`, an id that the client made; sending the same comment again returns the first result. The answer includes the post’s number of comments. A person may write 60 comments an hour, unless the operator set another number.',
  })
    .input(z.strictObject({ id, commentId: id, content: commentContent }))
    .output(z.object({ comment, commentsCount }))
    .errors({
      ...postNotFound,
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      /** Its message says when to try again. */
      TOO_MANY_REQUESTS: { message: 'Je hebt veel reacties geplaatst. Probeer het later opnieuw.', data: untilAgain },
    }),

  editComment: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/comments/{id}',
    tags,
    summary: 'Change one’s own comment',
    description: 'Replaces the text; the comment is marked as changed.',
  })
    .input(z.strictObject({ id, content: commentContent }))
    .output(comment)
    .errors(commentRefused),

  deleteComment: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/comments/{id}',
    tags,
    summary: 'Delete one’s own comment',
    description: 'Cannot be undone. Returns the post’s number of comments without it.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ commentsCount }))
    .errors(commentRefused),
};
