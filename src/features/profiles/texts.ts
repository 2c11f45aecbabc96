/** Of the way to more people, in every list of them. */
export const moreOfPeople = { more: 'Meer tonen', moreFailed: 'Meer mensen konden niet worden geladen.' } as const;
