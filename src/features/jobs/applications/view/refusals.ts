/** Why an application is refused, as a toast says it. */
export const refusalTitles = { signedOut: 'Inloggen vereist', applied: 'Al gesolliciteerd', unavailable: 'Niet beschikbaar' } as const;
