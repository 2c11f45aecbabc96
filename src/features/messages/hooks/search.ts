import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../../../platform/web/browser/use-debounced.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';

/** Copied from the contract, to keep its schema out of the browser. */
const shortestSearch = 2;

/** Debounces a search; null while it is too short. */
export function useSearched(typed: string): string | null {
  const text = typed.trim();
  const searched = useDebounced(text);
  return text.length < shortestSearch || searched.length < shortestSearch ? null : searched;
}

/** The viewer's messages that contain every word, the newest first. */
export function useFoundMessages(search: string) {
  const options = useApi().messages.searchMessages.infiniteOptions({
    input: (after: string | undefined) => ({ search, after }),
    ...paging,
    placeholderData: keepPreviousData,
  });
  return usePages(options, ({ messages }) => messages);
}
