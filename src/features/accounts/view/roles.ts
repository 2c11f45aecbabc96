/** The roles that a person may hold, in the order of the forms. */
export const roles = [
  { role: 'entrepreneur', label: 'Ondernemer', explanation: 'Ik zoek kapitaal en mensen.' },
  { role: 'talent', label: 'Talent', explanation: 'Ik zoek werk of opdrachten.' },
  { role: 'investor', label: 'Investeerder', explanation: 'Ik investeer in projecten.' },
] as const;

export type Role = (typeof roles)[number]['role'];

/** The role of a new account whose person chose none. */
export const suggestedRole: Role = 'investor';
