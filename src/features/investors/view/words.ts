import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The projects that an investor dismissed. */
    dismissals: true;
  }
}
