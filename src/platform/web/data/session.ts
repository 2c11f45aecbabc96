import type { Query, QueryClient } from '@tanstack/react-query';

/** Filters the queries that show the signed-in person. */
export const showsSession = ({ meta }: Query): boolean => meta?.shows?.includes('session') ?? false;

/** Filters the queries whose data was loaded for the person who was signed in. */
export const isOfPerson = (query: Query): boolean => !showsSession(query) && query.meta?.outlivesSession !== true;

/** Removes the data that was loaded for the previous person. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isOfPerson });
}

let isOwnEnd = false;

/** Notes that this page itself ends the session, and navigates on. */
export function noteOwnEnd(): void {
  isOwnEnd = true;
}

/** Returns whether this page itself ended the last session; false from then on. */
export function takeOwnEnd(): boolean {
  const was = isOwnEnd;
  isOwnEnd = false;
  return was;
}
