import { type DefaultError, type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** No question of a page is taken back while the server renders it. */
const { signal } = new AbortController();

/**
 * The queries of one page that the server renders. Each is asked once, without what only a browser needs: a second try, taking a question
 * back, and age. The library's own `fetchQuery` would keep each answer until all garbage is collected
 * (docs/decisions/136-answers-of-a-page.md).
 */
export class PageQueries extends QueryClient {
  readonly #running = new Map<string, Promise<void>>();

  override async fetchQuery<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>): Promise<TData> {
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options));
    if (query.state.data === undefined) await this.#askOnce(query.queryHash);
    const { data } = query.state;
    if (data === undefined) throw new TypeError(`${query.queryHash} has no answer.`);
    return data;
  }

  #askOnce(hash: string): Promise<void> {
    const running = this.#running.get(hash) ?? this.#ask(hash).finally(() => this.#running.delete(hash));
    this.#running.set(hash, running);
    return running;
  }

  async #ask(hash: string): Promise<void> {
    const query = this.getQueryCache().get(hash);
    if (typeof query?.options.queryFn !== 'function') throw new TypeError(`${hash} can't be asked.`);
    const { queryKey, meta, options } = query;
    const { queryFn } = query.options;
    const isPaged = query.queryType === 'infinite';
    const pageParam = 'initialPageParam' in options ? options.initialPageParam : undefined;
    try {
      const asked = { client: this, queryKey, meta, signal, ...(isPaged && { pageParam, direction: 'forward' }) };
      const answer = await Promise.resolve(queryFn(asked));
      query.setData(isPaged ? { pages: [answer], pageParams: [pageParam] } : answer);
    } catch (error) {
      if (error instanceof Error) {
        const failure = { status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() } as const;
        query.setState({ ...failure, fetchFailureCount: 1, fetchFailureReason: error });
      }
      throw error;
    }
  }
}
