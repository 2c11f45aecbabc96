import { useApi } from '../../../../platform/web/data/use-api.ts';
import { useChangeOwnProfile } from '../../own/hooks.ts';
import { type ImageChange, useImageChange } from './use-image-change.ts';

/** Changes one's own picture or cover. */
export function useOwnImage(kind: 'avatar' | 'cover'): ImageChange {
  const api = useApi();
  const set = useChangeOwnProfile((imageId: string | null) =>
    (kind === 'avatar' ? api.profile.setAvatar : api.profile.setCover).call({ imageId }),
  ).mutateAsync;
  return useImageChange({ use: kind, kind, set: (picture) => set(picture?.id ?? null) });
}
