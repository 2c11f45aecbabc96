import type { RateLimit } from '../../../platform/server/rate-limits.ts';

/** Minutes for which a mailed link opens what was read at its address. */
export const linkMinutes = 60;

/** Links that one network asks for. */
export const linksOfNetwork: RateLimit = { name: 'deck-readings-network', points: 15, seconds: 3600 };
/** Links to one address, whoever asks. */
export const linksOfAddress: RateLimit = { name: 'deck-readings-address', points: 4, seconds: 3600 };
