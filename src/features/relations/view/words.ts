import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's connections, requests, suggestions and blocks, as lists and counts. */
    relations: true;
    /** The viewer's connections and blocks, which decide what they see of other people. */
    connections: true;
    /** The relation of the viewer and whichever person is shown. */
    relation: true;
    /** The relation of the viewer and a person. */
    [relation: `relation:${string}`]: true;
  }
}
