import type { LiveWords } from '../../../platform/web/data/live.ts';
import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Every deck of the viewer's projects. */
    decks: true;
    /** The deck of one project, and its versions. */
    [deck: `deck:${string}`]: true;
  }
}

/** A deck was written further, or was changed in another window. Its id is that of the project. */
export const decksLive: LiveWords = { decks: (id) => (id === null ? ['decks'] : [`deck:${id}`]) };
