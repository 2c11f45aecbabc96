import { loadFeed } from '../../features/feed/view/cached-posts.ts';
import type { Me } from '../../features/profiles/hooks.ts';
import type { Site } from '../../features/site/contract.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { pageHead } from './page-head.ts';

/** Loads the data of the feed's two routes. */
export async function loadFeedPage(
  { queryClient, api, viewer }: RouterContext & { viewer: Me | null },
  from?: string,
): Promise<{ madeAt: number }> {
  const loading = viewer === null ? undefined : loadFeed(queryClient, api, from);
  // Only the server waits for posts; in the browser the screen shows at once with a skeleton.
  if (import.meta.env.SSR) await loading;
  return { madeAt: Date.now() };
}

export const feedHead = (site: Site) =>
  pageHead(site, { title: 'Sociale Feed', description: 'Wat ondernemers, talent en investeerders delen.' });
