/** The longest note, in characters. */
export const noteLength = 2_000;

/** The most talents that a person keeps saved. */
export const mostSaved = 500;
