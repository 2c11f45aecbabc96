import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Message, MessagesPage } from '../contract.ts';
import { type Api, threadKey } from './conversations.ts';

/** The messages of a conversation that are loaded: one unbroken part of it, and the ways to what is before and after. */
export type Thread = MessagesPage;

/** More of them are not read again when something changed; what is before them stays as it was loaded. */
const rereadMost = 90;
/** Who was away for longer reads on by scrolling. */
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
    meta: { shows: ['messages', `conversation:${personId}`] },
  });

  const more = useMutation({
    async mutationFn(direction: 'older' | 'newer') {
      const from = queryClient.getQueryData<Thread>(queryKey)?.[direction];
      if (!from) return;
      const page = await api.messages.listMessages.call({ id: personId, [direction === 'older' ? 'before' : 'after']: from });
      queryClient.setQueryData<Thread>(queryKey, (known) => {
        // What was loaded meanwhile in another way is there already.
        if (known?.[direction] !== from) return known;
        if (direction === 'older') return { ...known, messages: [...page.messages, ...known.messages], older: page.older };
        return { ...known, messages: [...known.messages, ...page.messages], newer: page.newer };
      });
    },
  });
  return { ...query, more };
}

/** Reads the loaded part again, as far as it is worth it, and from its end on what is new. */
async function reread(api: Api, id: string, known: Thread, latest: () => Thread, signal: AbortSignal): Promise<Thread> {
  const [first] = known.messages.slice(-rereadMost);
  const last = known.messages.at(-1);
  if (first === undefined || last === undefined) return known;
  const read: Message[] = [];
  // The time of a message is its own: from just before the first one on.
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

/** Puts what was read in its place; `newer` is undefined where what follows it was not asked for. */
function merge(known: Thread, read: Message[], newer: string | null | undefined): Thread {
  const [first, last] = [read[0]?.createdAt, read.at(-1)?.createdAt];
  if (first === undefined || last === undefined) return known;
  const before = known.messages.filter(({ createdAt }) => createdAt < first);
  // What was sent or loaded meanwhile; behind a part that isn't loaded it would stand in the wrong place.
  const after = typeof newer === 'string' ? [] : known.messages.filter(({ createdAt }) => createdAt > last);
  return { messages: [...before, ...read, ...after], older: known.older, newer: newer === undefined ? known.newer : newer };
}

/** Puts one message where it is loaded, as it is now; a new one at the end where the end is loaded. */
export function putMessage(queryClient: QueryClient, personId: string, message: Message): void {
  queryClient.setQueriesData<Thread>({ queryKey: threadKey(personId) }, (known) => {
    if (known === undefined) return known;
    if (known.messages.some(({ id }) => id === message.id)) {
      return { ...known, messages: known.messages.map((other) => (other.id === message.id ? message : other)) };
    }
    return known.newer === null ? { ...known, messages: [...known.messages, message] } : known;
  });
}
