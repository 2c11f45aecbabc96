import type { LiveWords } from '../../../platform/web/data/live.ts';
import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's matches, on either side. */
    matches: true;
  }
}

export const matchesLive: LiveWords = { matches: () => ['matches'] };
