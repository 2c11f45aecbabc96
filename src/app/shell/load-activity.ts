import type { QueryClient } from '@tanstack/react-query';
import { loadActivity } from '../../features/feed/activity/hooks.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { Activity } from './profile-parts.tsx';

/** Loads a person's activity, and the code that shows it, before the page is drawn. */
export async function loadActivityOf(queryClient: QueryClient, api: RouterContext['api'], personId: string): Promise<void> {
  await Promise.all([Activity.load(), loadActivity(queryClient, api, personId)]);
}
