import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's connections, requests, suggestions and blocks, as lists and counts. */
    relations: true;
    /** With whom the viewer is connected, and whom they block: it decides what they see of others. */
    connections: true;
    /** What the viewer and a person are to each other. */
    [relation: `relation:${string}`]: true;
  }
}
