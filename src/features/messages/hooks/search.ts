import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { FoundMessage } from '../contract.ts';

type Page = { messages: FoundMessage[]; next: string | null };

/** As the contract has it; its schema stays out of the browser. */
const shortestSearch = 2;
/** Long enough for the next letter, short enough not to be noticed. */
const typingMilliseconds = 250;

/** What is looked for in one's messages once typing pauses; null as long as there is nothing to look for. */
export function useSearched(typed: string): string | null {
  const [searched, setSearched] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return text.length < shortestSearch || searched.length < shortestSearch ? null : searched;
}

/** One's own messages in which every word stands, the newest first. */
export function useFoundMessages(search: string) {
  const list = useInfiniteQuery(
    useApi().messages.searchMessages.infiniteOptions({
      input: (after: string | undefined) => ({ search, after }),
      initialPageParam: undefined,
      getNextPageParam: (page: Page) => page.next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  return { ...list, messages: list.data?.pages.flatMap(({ messages }) => messages) };
}
