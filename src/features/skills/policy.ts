/** Letters of the shortest and the longest search, and the most suggestions. */
export const limits = { shortest: 2, longest: 60, suggestions: 8 };
