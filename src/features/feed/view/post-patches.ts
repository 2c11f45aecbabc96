import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { Post } from '../contract.ts';
import { type Api, feedOptions, type Pages, postOptions, updatesOptions } from './cached-posts.ts';

type Change = (posts: Post[], page: number) => Post[];

const changed =
  (change: Change) =>
  (list: Pages): Pages => ({
    ...list,
    pages: list.pages.map((page, position) => ({ ...page, posts: change(page.posts, position) })),
  });

/** Changes the loaded posts of every list: the feed, and the updates of projects. */
export function listPatches(api: Api, change: Change): Patch[] {
  return [
    patch<Pages>(api.feed.listPosts.key({ type: 'infinite' }), changed(change)),
    patch<Pages>(api.feed.listPostsOf.key({ type: 'infinite' }), changed(change)),
    patch<Pages>(api.updates.listUpdates.key({ type: 'infinite' }), changed(change)),
  ];
}

/** A post appears at once on top of the feed, and of the updates of the project that it carries. */
export function onTop(api: Api, post: Post): Patch[] {
  const put = changed((posts, page) => {
    const others = posts.filter(({ id }) => id !== post.id);
    return page === 0 ? [post, ...others] : others;
  });
  const updates = post.project === null ? [] : [patch<Pages>(updatesOptions(api, post.project.id).queryKey, put)];
  return [patch<Pages>(feedOptions(api).queryKey, put), ...updates];
}

/** Changes one post wherever it is loaded. */
export function postPatches(api: Api, id: string, change: (post: Post) => Post): Patch[] {
  return [
    patch<Post>(postOptions(api, id).queryKey, change),
    ...listPatches(api, (posts) => posts.map((post) => (post.id === id ? change(post) : post))),
  ];
}
