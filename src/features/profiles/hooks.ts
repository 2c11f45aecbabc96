import { useSuspenseQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { me } from './contract.ts';
import { ownProfileOptions, profileOptions } from './view/profile-options.ts';

export type Me = z.output<typeof me>;

/** Query options of the signed-in person. */
export const meMeta = { shows: ['session', 'self', 'time-zone'] } as const;

/** The signed-in person; null for a visitor. Refetched when the window gets focus, so that the end of a session shows. */
export function useMe(): Me | null {
  return useSuspenseQuery(useApi().profiles.readMe.queryOptions({ meta: meMeta })).data;
}

/** A person's profile as the viewer may see it. */
export function useProfile(id: string) {
  return useSuspenseQuery(profileOptions(useApi(), id)).data;
}

/** The viewer's own profile, with everything that they can change of it. */
export function useOwnProfile() {
  return useSuspenseQuery(ownProfileOptions(useApi())).data;
}
