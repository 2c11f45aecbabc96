/** How many people a page of a list has. */
export const networkPageSize = 20;

/** The number of suggestions shown. A few more are stored, to replace those that are dismissed. */
export const shownSuggestions = 50;
export const keptSuggestions = 80;

/** The number of shared connections that a profile shows. */
export const shownShared = 5;
