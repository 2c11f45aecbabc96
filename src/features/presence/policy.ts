/** The number of people in one call. */
export const maxAsked = 100;
