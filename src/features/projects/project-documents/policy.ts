/** The most documents of a project, and the longest name of one, in characters. */
export const documentLimits = { most: 20, name: 120 } as const;
