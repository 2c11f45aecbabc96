import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The presence of all connections. */
    online: true;
    [online: `online:${string}`]: true;
  }
}

export const presenceLive: LiveWords = { presence: (personId) => (personId === null ? ['online'] : [`online:${personId}`]) };
