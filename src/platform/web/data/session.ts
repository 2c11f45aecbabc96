import type { Query, QueryClient } from '@tanstack/react-query';

/** For filters of queries: those that show who is signed in. */
export const showsSession = ({ meta }: Query): boolean => meta?.shows?.includes('session') ?? false;

/** Forgets what was loaded for the person before. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !showsSession(query) && query.meta?.outlivesSession !== true });
}
