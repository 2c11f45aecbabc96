/**
 * The words by which queries and changes meet: a query says which words it shows, a change which words it changes.
 * Each feature adds its own, so that no feature names another's queries (docs/decisions/027):
 *
 *     declare module '../../../platform/web/data/words.ts' {
 *       interface Words { posts: true; [post: `post:${string}`]: true }
 *     }
 */
export interface Words {
  /** The signed-in person. */
  session: true;
}

export type Word = keyof Words;

type QueryMeta = {
  /** A change of any of these words fetches the query again. */
  shows?: readonly Word[];
  /** An infinite list that its reader expects to move, such as an inbox. Others are only marked as stale. */
  follows?: boolean;
  /** Shown beside another page: not worth a request after each break of the live stream. */
  isBeside?: boolean;
  /** The same whoever is signed in. */
  outlivesSession?: boolean;
};

type MutationMeta = {
  /**
   * The words that it changes; called without a result while it runs and when it failed, as a lost answer may have
   * changed them too. Annotate the parameters: options of this kind don't know the mutation's types.
   */
  changes?(input: unknown, result: unknown): readonly Word[];
  /** Whether the mutation stays pending until its changes were refetched. */
  isAwaited?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}
