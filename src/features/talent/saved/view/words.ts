import type {} from '../../../../platform/web/data/words.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** The talents whom the viewer saved. */
    'saved-talents': true;
  }
}
