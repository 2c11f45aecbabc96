/** Options of every list that pages by key: a page says where the next one begins. Apart from what draws them, as loaders need it. */
export const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
} as const;
