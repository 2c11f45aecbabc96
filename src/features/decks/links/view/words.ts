import type { LiveWords } from '../../../../platform/web/data/live.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** Everything that tells how decks are shared and read. */
    'deck-sharing': true;
    [sharing: `deck-sharing:${string}`]: true;
  }
}

/** Somebody read the deck of a project. */
export const linksLive: LiveWords = { 'deck-readings': (id) => (id === null ? ['deck-sharing'] : [`deck-sharing:${id}`]) };
