import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { maxAsked } from '../policy.ts';

type Api = ReturnType<typeof useApi>;

/** Collects what the parts of a page ask into one call. */
const gatherMilliseconds = 50;
/** Live events may be lost, so ask again this often. */
const repeatMilliseconds = 60_000;

type Asked = { ids: readonly string[]; resolve(online: string[]): void; reject(error: unknown): void };
let asked: Asked[] = [];

/** Asks which of some people are online, in one call with everybody else who is asked about at that moment. */
function askTogether(api: Api, ids: readonly string[]): Promise<string[]> {
  if (asked.length === 0) setTimeout(() => void sendAsked(api), gatherMilliseconds);
  return new Promise((resolve, reject) => asked.push({ ids, resolve, reject }));
}

async function sendAsked(api: Api): Promise<void> {
  const all = asked;
  asked = [];
  const ids = [...new Set(all.flatMap((each) => each.ids))];
  const calls = Array.from({ length: Math.ceil(ids.length / maxAsked) }, (_, call) =>
    api.presence.listOnline.call({ ids: ids.slice(call * maxAsked, (call + 1) * maxAsked) }),
  );
  try {
    const online = new Set((await Promise.all(calls)).flatMap((answer) => answer.online));
    for (const each of all) each.resolve(each.ids.filter((id) => online.has(id)));
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

const nobody: readonly string[] = [];

/**
 * Which of some people are online, without those whose presence the viewer may not know. One query for a whole list: one for each of its
 * rows took most of the time in which a page begins to work.
 */
export function useOnline(personIds: readonly string[]): readonly string[] {
  const api = useApi();
  const isHydrated = useHydrated();
  const ids = [...new Set(personIds)].sort();
  const { data = nobody, isError } = useQuery({
    queryKey: [...api.presence.key(), 'people', ids],
    queryFn: () => askTogether(api, ids),
    enabled: ids.length > 0,
    refetchInterval: repeatMilliseconds,
    retry: false,
    // A list that grows shows what is known meanwhile.
    placeholderData: keepPreviousData,
    // Only connections see each other online.
    meta: { shows: ['online', 'relation', ...ids.flatMap((id) => [`online:${id}`, `relation:${id}`] as const)] },
  });
  // Another part of the page may have loaded it already; ignore it until hydration, which would fail on a difference.
  return isHydrated && !isError ? data : nobody;
}
