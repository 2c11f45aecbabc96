import type {} from '../../../../platform/web/data/words.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** The invitations that the viewer got and sent. */
    'talent-invitations': true;
  }
}
