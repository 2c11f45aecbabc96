/** The most skills that visitors can give the talent of the example, and the letters of the longest. */
export const exampleLimits = { skills: 12, letters: 60 };
