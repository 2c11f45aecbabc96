import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { me } from './contract.ts';

type Api = ReturnType<typeof useApi>;

export type Me = z.output<typeof me>;

/** Who is signed in; null for a visitor. Asked again when the window gets focus, so that a session that ended shows. */
export function useMe(): Me | null {
  return useSuspenseQuery(useApi().profiles.readMe.queryOptions()).data;
}

/** Without a network it fails, and says so, instead of waiting for one. */
const networkMode = 'always';

export const profileOptions = (api: Api, id: string) => api.profiles.readProfile.queryOptions({ input: { id }, networkMode });
export const ownProfileOptions = (api: Api) => api.profile.readOwnProfile.queryOptions({ networkMode });

/** A person's profile as the viewer may see it. */
export function useProfile(id: string) {
  return useSuspenseQuery(profileOptions(useApi(), id)).data;
}

/** The viewer's own profile, with everything that they can change of it. */
export function useOwnProfile() {
  return useSuspenseQuery(ownProfileOptions(useApi())).data;
}

/** Reads again what shows the viewer, after they changed something of themselves; what isn't on the screen when it is opened. */
export function useRereadPerson(): () => Promise<unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => {
    const keys = [api.profiles.key(), api.profile.key(), api.feed.key()];
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
