/** At most `points` uses at once; from then on one more every `seconds / points` seconds. */
export type Pace = { points: number; seconds: number };

/**
 * The paces of procedures that have no limit of their own: far above what anyone does by hand, and low enough that
 * nobody fills a table or floods live events. Each procedure counts apart, per person, and per network for visitors
 * (docs/decisions/024-limits-of-writes.md).
 */
export const paces = {
  /** A press each, many in a row: likes, marks, answers, edits. Once every three seconds, an hour on end. */
  often: { points: 1200, seconds: 3600 },
  /** A browser says every three seconds that somebody types. */
  typing: { points: 1800, seconds: 3600 },
  /** A press that costs the server or a language model much: twenty at once, then one every three minutes. */
  costly: { points: 20, seconds: 3600 },
  /** Preferences, profile, pictures, devices, blocks: settings that are changed seldom. */
  seldom: { points: 120, seconds: 3600 },
} satisfies Record<string, Pace>;

/** Names of limits that the procedure's own command counts; a repeated create counts for none of them. */
type Counted = readonly [string, ...string[]];

/** A limit that the guard keeps before the procedure's handler runs, perhaps beside those of its command. */
export type PacedLimit = { pace: Pace; counts?: Counted };

/** A limit that the procedure's own command keeps, or the reason why there is none. */
export type OwnLimit = { counts: Counted } | { none: string };

export type Limit = PacedLimit | OwnLimit;
