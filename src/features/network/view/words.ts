import type { LiveWords } from '../../../platform/web/data/live.ts';

/** Somebody else, or the viewer in another window, changed what two people are to each other. */
export const networkLive: LiveWords = {
  network: (personId) => (personId === null ? ['relations'] : ['relations', `relation:${personId}`]),
};
