/** Where a released deck is read: at the address of a link, or on the page of its project. */
export type Place = { token: string } | { projectId: string };

/** A place with what shows that its reader was told (`opening` of the invitation). */
export type OpenedPlace = Place & { opening: string };
