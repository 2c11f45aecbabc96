import { type AccessRows, type Hidden, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { commentsContract } from './contract.ts';

const post = ({ postId: id }: Hidden) => [{ id }];
const comments = ({ commentId, ownCommentId }: Hidden, more = {}) => [commentId, ownCommentId].map((id) => ({ id, ...more }));

/** The answers of these procedures to each kind of caller. */
export const commentsAccess: AccessRows<typeof commentsContract> = {
  listComments: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
  createComment: {
    ...ownerOnly('ok'),
    input: ({ draftId }) => ({ id: draftId, commentId: newId(), content: 'Hallo' }),
    hidden: ({ postId: id }) => [{ id, commentId: newId(), content: 'Hallo' }],
  },
  editComment: {
    ...ownerOnly('ok'),
    input: ({ commentId }) => ({ id: commentId, content: 'Anders' }),
    hidden: (hidden) => comments(hidden, { content: 'Anders' }),
  },
  deleteComment: { ...ownerOnly('ok'), input: ({ commentId }) => ({ id: commentId }), hidden: (hidden) => comments(hidden) },
};
