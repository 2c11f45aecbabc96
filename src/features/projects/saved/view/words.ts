import type {} from '../../../../platform/web/data/words.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's saved projects. */
    saved: true;
  }
}
