import type { useApi } from '../../../platform/web/data/use-api.ts';

type Api = ReturnType<typeof useApi>;

/** A person's profile as the viewer may see it. */
export const profileOptions = (api: Api, id: string) =>
  api.profiles.readProfile.queryOptions({ input: { id }, meta: { shows: ['relation', `relation:${id}`, 'self'] } });

/** The viewer's own profile, with everything that they can change of it. */
export const ownProfileOptions = (api: Api) => api.profile.readOwnProfile.queryOptions({ meta: { shows: ['self'] } });
