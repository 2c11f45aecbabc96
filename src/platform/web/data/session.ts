import type { Query, QueryClient } from '@tanstack/react-query';

/** Filters the queries that show the signed-in person. */
export const showsSession = ({ meta }: Query): boolean => meta?.shows?.includes('session') ?? false;

/** Removes the data that was loaded for the previous person. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !showsSession(query) && query.meta?.outlivesSession !== true });
}
