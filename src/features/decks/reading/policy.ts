import type { RateLimit } from '../../../platform/server/rate-limits.ts';

/** Digits of a mailed code. */
export const codeDigits = 8;
/** Codes that may be entered for each that is mailed. */
export const codeTries = 5;
export const codeMinutes = 15;

/** Days for which a browser that entered the code reads on without another. */
export const confirmedDays = 30;

/** Within so many minutes of its opening, a deck that is opened again is the same reading. */
export const sameReadingMinutes = 60;

/** Months for which readings are kept. */
export const readingsKeptMonths = 12;

/** How often an open page asks whether it may still be read. A reader whose access ended loses the page within 2 s. */
export const checkMilliseconds = 1_000;

/** Addresses of links that lead nowhere, of one network. */
export const guessedLinks: RateLimit = { name: 'deck-link-guesses', points: 30, seconds: 3600 };

/** Codes that one network asks for. */
export const codesOfNetwork: RateLimit = { name: 'deck-codes-network', points: 15, seconds: 3600 };
/** Codes that are asked for one link, whatever address is typed. */
export const codesOfLink: RateLimit = { name: 'deck-codes-link', points: 12, seconds: 3600 };
/** Codes to one address for one link. */
export const codesOfAddress: RateLimit = { name: 'deck-codes-address', points: 4, seconds: 3600 };
/** Codes to one address for all links of one owner, who may make 100 a day: no mailbox is for them to fill. */
export const codesOfOwner: RateLimit = { name: 'deck-codes-owner', points: 12, seconds: 86_400 };

/** Codes that one network enters. */
export const triesOfNetwork: RateLimit = { name: 'deck-code-tries', points: 30, seconds: 3600 };

/** Files of decks that a reader takes: each is drawn anew. */
export const filesPace = { points: 30, seconds: 3600 };

type Reading = { offered: readonly string[]; seen: readonly string[] };

/** How far somebody read: the place of the last slide that they saw, from 1. */
export function reachedIn({ offered, seen }: Reading): number {
  return Math.max(1, ...seen.map((slide) => offered.indexOf(slide) + 1));
}
