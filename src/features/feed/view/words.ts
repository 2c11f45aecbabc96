import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's own drafts. */
    drafts: true;
    [post: `post:${string}`]: true;
    [updates: `updates:${string}`]: true;
    [comments: `comments:${string}`]: true;
  }
}
