/** How many people may be asked about at a time. */
export const maxAsked = 100;
