import type { LiveWords } from '../../../../platform/web/data/live.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** Every application, sent or received. */
    applications: true;
  }
}

/** Somebody else, or the viewer in another window, changed an application. */
export const applicationsLive: LiveWords = { applications: () => ['applications'] };
