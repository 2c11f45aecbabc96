/** The one source of the present moment, so that a test server can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
