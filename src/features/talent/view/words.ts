import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Every list of talents. */
    talents: true;
    [talent: `talent:${string}`]: true;
  }
}
