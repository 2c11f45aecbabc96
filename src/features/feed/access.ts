import { type AccessRows, type Hidden, hiddenPerson, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { feedContract } from './contract.ts';

const post = ({ postId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const feedAccess: AccessRows<typeof feedContract> = {
  listPosts: { ...signedIn('ok'), input: () => ({}) },
  countNewPosts: { ...signedIn('ok'), input: () => ({}) },
  readPost: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
  listPostsOf: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  listLikers: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
  listDrafts: { ...signedIn('ok'), input: () => ({}) },
  createPost: {
    ...signedIn('ok'),
    input: () => ({ id: newId(), content: 'Hallo' }),
    hidden: ({ avatarId: imageId, projectId }) => [
      { id: newId(), content: 'Hallo', imageId },
      { id: newId(), content: 'Hallo', projectId },
    ],
    limits: { drafts: { caller: 'owner', input: () => ({ id: newId(), content: 'Later', isDraft: true }) } },
  },
  // The owner's draft is unchanged; this input claims that another window changed it.
  editPost: {
    ...ownerOnly('STALE'),
    input: ({ draftId }) => ({ id: draftId, content: 'Hallo', basedOn: '2020-01-01T00:00:00.000Z' }),
    hidden: ({ postId: id }) => [{ id, content: 'Anders', basedOn: '2020-01-01T00:00:00.000Z' }],
    limits: {
      posts: {
        caller: 'owner',
        async input({ owner, draftId: id }) {
          const { createdAt: basedOn } = await owner.api.feed.readPost({ id });
          return { id, content: 'Nu', basedOn, publish: true };
        },
      },
    },
  },
  deletePost: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
  likePost: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
  unlikePost: { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }), hidden: post },
};
