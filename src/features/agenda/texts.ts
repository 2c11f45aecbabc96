/** Under the reason of a participant who doesn't come. */
export const declineHint = 'Dit mag je leeg laten. Past een ander moment wel? Schrijf het hier.';
