import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Data that shows the viewer themselves: name, picture, profile. */
    self: true;
  }
}
