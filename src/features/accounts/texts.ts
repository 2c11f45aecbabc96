/** Under the field of a new password. */
export function passwordHint(minLength: number): string {
  return `Minimaal ${minLength} tekens. Een zin van een paar woorden is sterk en makkelijk te onthouden.`;
}
