/** How many people a page of a list has. */
export const networkPageSize = 20;

/** How many suggestions are shown (platform.md §9); some more are kept, for when people among them are dismissed. */
export const shownSuggestions = 50;
export const keptSuggestions = 80;

/** How many of the people that two share stand on a profile itself. */
export const shownShared = 5;
