import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's account, as the settings show it. */
    account: true;
    /** Where the viewer is signed in. */
    devices: true;
    /** The zone in which the viewer reads times. */
    'time-zone': true;
  }
}
