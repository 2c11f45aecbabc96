import { type DehydratedState, hashKey, hydrate, type QueryClient } from '@tanstack/react-query';

type DehydratedQuery = DehydratedState['queries'][number];

/** A query as a page carries it: without what every answered query has alike. Names are short, as each page repeats them. */
export type CarriedQuery = Pick<DehydratedQuery, 'meta' | 'queryType'> & {
  key: DehydratedQuery['queryKey'];
  data: unknown;
  /** Milliseconds since 1970. */
  at: number;
  /** Of one that failed: its data are those before, if any. */
  error?: Error;
};

/** The queries that a page rendered on the server goes on with in the browser. Unanswered ones begin anew there. */
export function carryQueries(queryClient: QueryClient): CarriedQuery[] {
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' });
  return answered.map(({ queryKey, meta, queryType, state }) => ({
    key: queryKey,
    data: state.data,
    at: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
    ...(state.error !== null && { error: state.error }),
    ...(meta !== undefined && { meta }),
    ...(queryType !== undefined && { queryType }),
  }));
}

/** Puts the queries of the server's page into the browser's client. */
export function takeCarriedQueries(queryClient: QueryClient, carried: CarriedQuery[]): void {
  const queries = carried.map(
    ({ key, data, at, error, ...rest }): DehydratedQuery => ({
      ...rest,
      queryKey: key,
      queryHash: hashKey(key),
      dehydratedAt: at,
      state: {
        data,
        dataUpdateCount: data === undefined ? 0 : 1,
        dataUpdatedAt: at,
        error: error ?? null,
        errorUpdateCount: error === undefined ? 0 : 1,
        errorUpdatedAt: error === undefined ? 0 : at,
        fetchFailureCount: error === undefined ? 0 : 1,
        fetchFailureReason: error ?? null,
        fetchMeta: null,
        isInvalidated: error !== undefined,
        status: error === undefined ? 'success' : 'error',
        fetchStatus: 'idle',
      },
    }),
  );
  hydrate(queryClient, { mutations: [], queries });
}
