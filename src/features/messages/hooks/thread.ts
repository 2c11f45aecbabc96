import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { retriesOnce } from '../../../platform/web/data/retries.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Message, MessagesPage } from '../contract.ts';
import { type Api, threadKey } from './conversations.ts';

/** The loaded messages of a conversation: one unbroken part of it, with the cursors before and after. */
export type Thread = MessagesPage;

/** Refetches at most this many messages after a change; earlier ones stay as they were loaded. */
const rereadMost = 90;
/** Stop after this many pages; the reader scrolls for the rest. */
const newPagesMost = 5;

/** The messages with a person: the newest, or those around the time of one. */
export function useThread(personId: string, at: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = [...threadKey(personId), at ?? ''];
  const query = useQuery({
    queryKey,
    queryFn({ signal }) {
      const known = queryClient.getQueryData<Thread>(queryKey);
      if (known?.messages.length) return reread(api, personId, known, () => queryClient.getQueryData<Thread>(queryKey) ?? known, signal);
      return api.messages.listMessages.call({ id: personId, at }, { signal });
    },
    retry: retriesOnce,
    meta: { shows: ['messages', `conversation:${personId}`] },
  });

  const more = useMutation({
    async mutationFn(direction: 'older' | 'newer') {
      const from = queryClient.getQueryData<Thread>(queryKey)?.[direction];
      if (!from) return;
      const page = await api.messages.listMessages.call({ id: personId, [direction === 'older' ? 'before' : 'after']: from });
      queryClient.setQueryData<Thread>(queryKey, (known) => {
        // Another request loaded this page meanwhile.
        if (known?.[direction] !== from) return known;
        if (direction === 'older') return { ...known, messages: [...page.messages, ...known.messages], older: page.older };
        return { ...known, messages: [...known.messages, ...page.messages], newer: page.newer };
      });
    },
  });
  return { ...query, more };
}

/** Refetches the end of the loaded part, and what is new after it. */
async function reread(api: Api, id: string, known: Thread, latest: () => Thread, signal: AbortSignal): Promise<Thread> {
  const [first] = known.messages.slice(-rereadMost);
  const last = known.messages.at(-1);
  if (first === undefined || last === undefined) return known;
  const read: Message[] = [];
  // Each message's time is unique: starting just before the first one's includes it.
  let newer: string | null = new Date(Date.parse(first.createdAt) - 1).toISOString();
  let pages = 0;
  while (newer !== null && (newer < last.createdAt || (known.newer === null && pages < newPagesMost))) {
    if (newer >= last.createdAt) pages += 1;
    const page: MessagesPage = await api.messages.listMessages.call({ id, after: newer }, { signal });
    read.push(...page.messages);
    newer = page.newer;
  }
  return merge(latest(), read, known.newer === null ? newer : undefined);
}

/** Replaces the refetched part; `newer` is undefined if nothing after it was asked for. */
function merge(known: Thread, read: Message[], newer: string | null | undefined): Thread {
  const [first, last] = [read[0]?.createdAt, read.at(-1)?.createdAt];
  if (first === undefined || last === undefined) return known;
  const before = known.messages.filter(({ createdAt }) => createdAt < first);
  // Keep messages that were sent or loaded meanwhile, unless a gap before them isn't loaded: they would be out of place.
  const after = typeof newer === 'string' ? [] : known.messages.filter(({ createdAt }) => createdAt > last);
  return { messages: [...before, ...read, ...after], older: known.older, newer: newer === undefined ? known.newer : newer };
}

/** Replaces a loaded message, or appends a new one if the end is loaded. */
export function putMessage(queryClient: QueryClient, personId: string, message: Message): void {
  queryClient.setQueriesData<Thread>({ queryKey: threadKey(personId) }, (known) => {
    if (known === undefined) return known;
    if (known.messages.some(({ id }) => id === message.id)) {
      return { ...known, messages: known.messages.map((other) => (other.id === message.id ? message : other)) };
    }
    return known.newer === null ? { ...known, messages: [...known.messages, message] } : known;
  });
}
