import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { Post } from '../contract.ts';
import { type Api, feedOptions, type Pages, postOptions } from './cached-posts.ts';

/** Changes the loaded posts of the feed. */
export function feedPatch(api: Api, change: (posts: Post[], page: number) => Post[]): Patch {
  return patch<Pages>(feedOptions(api).queryKey, (feed) => ({
    ...feed,
    pages: feed.pages.map((page, position) => ({ ...page, posts: change(page.posts, position) })),
  }));
}

/** Changes one post wherever it is loaded. */
export function postPatches(api: Api, id: string, change: (post: Post) => Post): Patch[] {
  return [
    patch<Post>(postOptions(api, id).queryKey, change),
    feedPatch(api, (posts) => posts.map((post) => (post.id === id ? change(post) : post))),
  ];
}
