import { useSuspenseQuery } from '@tanstack/react-query';
import { use } from 'react';
import type * as z from 'zod';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { me } from './contract.ts';
import { MeContext } from './view/me-context.ts';
import { ownProfileOptions, profileOptions } from './view/profile-options.ts';

export type Me = z.output<typeof me>;

/** Query options of the signed-in person. */
export const meMeta = { shows: ['session', 'self', 'time-zone'] } as const;

/** The signed-in person; null for a visitor. Many parts of a page ask, so the shell alone observes the query. */
export function useMe(): Me | null {
  const me = use(MeContext);
  if (me === undefined) throw new Error('Nothing outside of the shell can ask who is signed in.');
  return me;
}

/** The same for the shell. Refetched when the window gets focus, so that the end of a session shows. */
export function useSession(): Me | null {
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
