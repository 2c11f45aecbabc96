import type { RateLimit } from '../../platform/server/rate-limits.ts';
import type { Settings } from '../../platform/server/settings.ts';

/** The longest text of a post, and the longest alternative text of its picture, in characters. */
export const maxPostLength = 3000;
export const maxAltLength = 300;

/** Posts of a page, and those that the feed begins with: as many as fill a large screen, for which the server draws its first page sooner. */
export const pageSize = 20;
export const firstPageSize = 8;

/** Only its author may change a post, draft or published. */
export function canEditPost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Only its author may remove a post. */
export function canDeletePost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Limits posts per person and hour. A draft counts when it is published; edits don't count. */
export function postsLimit({ limits }: Settings): RateLimit {
  return { name: 'posts', points: limits.posts, seconds: 3600 };
}

/** New drafts, counted apart: they fill a disk as posts do, but reach nobody, so keeping them costs no post. */
export function draftsLimit({ limits }: Settings): RateLimit {
  return { name: 'drafts', points: limits.posts, seconds: 3600 };
}

/** New comments; the same sent again counts once. */
export function commentsLimit({ limits }: Settings): RateLimit {
  return { name: 'comments', points: limits.comments, seconds: 3600 };
}
