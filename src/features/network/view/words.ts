import type { LiveWords } from '../../../platform/web/data/live.ts';

/**
 * Somebody else, or the viewer in another window, changed what two people are to each other. Somebody else who ends it isn't named: any
 * person who is shown may be the one.
 */
export const networkLive: LiveWords = {
  network: (personId) => ['relations', personId === null ? 'relation' : `relation:${personId}`, 'connections'],
};
