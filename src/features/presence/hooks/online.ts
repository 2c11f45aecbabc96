import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { maxAsked } from '../policy.ts';

type Api = ReturnType<typeof useApi>;

/** Collects the people of a page into one call. */
const gatherMilliseconds = 50;
/** Live events may be lost, so ask again this often. */
const repeatMilliseconds = 60_000;

type Asked = { personId: string; resolve(isOnline: boolean): void; reject(error: unknown): void };
let asked: Asked[] = [];

/** Asks whether a person is online, in one call with everybody else who is asked about at that moment. */
function askTogether(api: Api, personId: string): Promise<boolean> {
  if (asked.length === 0) setTimeout(() => void sendAsked(api), gatherMilliseconds);
  return new Promise((resolve, reject) => asked.push({ personId, resolve, reject }));
}

async function sendAsked(api: Api): Promise<void> {
  const all = asked;
  asked = [];
  for (let start = 0; start < all.length; start += maxAsked) {
    const some = all.slice(start, start + maxAsked);
    try {
      const { online } = await api.presence.listOnline.call({ ids: some.map(({ personId }) => personId) });
      for (const { personId, resolve } of some) resolve(online.includes(personId));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}

/** Whether a person is online; false for people whose presence the viewer may not know. */
export function useOnline(personId: string): boolean {
  const api = useApi();
  const isHydrated = useHydrated();
  const { data, isError } = useQuery({
    queryKey: [...api.presence.key(), 'person', personId],
    queryFn: () => askTogether(api, personId),
    refetchInterval: repeatMilliseconds,
    retry: false,
    // Only connections see each other online.
    meta: { shows: ['online', `online:${personId}`, `relation:${personId}`] },
  });
  // Another part of the page may have loaded it already; ignore it until hydration, which would fail on a difference.
  return isHydrated && data === true && !isError;
}
