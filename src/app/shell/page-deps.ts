import type { MessagesSearch } from '../../features/messages/view/search.ts';

/** For `loaderDeps`: the address without what is open over the page, which doesn't change what the page loads. */
export function pageDeps<Search extends MessagesSearch>({ chat: _chat, bij: _bij, ...search }: Search) {
  return search;
}
