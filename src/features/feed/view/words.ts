import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's own drafts. */
    drafts: true;
    [post: `post:${string}`]: true;
    [updates: `updates:${string}`]: true;
    /** The comments on every post. */
    comments: true;
    [comments: `comments:${string}`]: true;
  }
}

/** Sent to the author of a post and those who commented last, when somebody else adds, changes or removes a comment. */
export const feedLive: LiveWords = { comments: (id) => (id === null ? ['comments'] : [`comments:${id}`]) };
