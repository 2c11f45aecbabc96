import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';

/** Copied from the contract, to keep its schema out of the browser. */
const shortestSearch = 2;
/** Long enough for the next letter, short enough not to be noticed. */
const typingMilliseconds = 250;

/** Debounces a search; null while it is too short. */
export function useSearched(typed: string): string | null {
  const [searched, setSearched] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
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
