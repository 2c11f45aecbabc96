import type { Query, QueryClient } from '@tanstack/react-query';
import { showChanges } from './show-changes.ts';

/** For filters of queries: those that show who is signed in. */
export const showsSession = ({ meta }: Query): boolean => meta?.shows?.includes('session') ?? false;

/** Asks again who is signed in, as the session may have ended; the shell shows it. */
export function checkSession(queryClient: QueryClient): void {
  void showChanges(queryClient, ['session']);
}

/** Forgets what was loaded for the person before. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !showsSession(query) && query.meta?.outlivesSession !== true });
}
