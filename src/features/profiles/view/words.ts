import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** What the viewer and others see of the viewer: name, picture, profile. */
    self: true;
  }
}
