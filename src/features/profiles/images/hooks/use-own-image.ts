import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { readFailure, readLimit } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { tellFailure, useUpload } from '../../../uploads/hooks.ts';
import { useChangeOwnProfile } from '../../own/hooks.ts';
import { type Area, cropImage } from '../view/crop-image.ts';

export type ImageKind = 'avatar' | 'cover';

export function tellUnreadable(): void {
  toast({ kind: 'error', title: 'Upload gefaald', message: 'Kon afbeelding niet uploaden.' });
}

/** Changes one's own picture or cover and shows the outcome as a toast. `save` and `remove` return whether they succeeded. */
export function useOwnImage(kind: ImageKind) {
  const api = useApi();
  const set = useChangeOwnProfile((imageId: string | null) =>
    (kind === 'avatar' ? api.profile.setAvatar : api.profile.setCover).call({ imageId }),
  ).mutateAsync;
  const upload = useUpload(kind);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function whileBusy(work: () => Promise<boolean>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    /** How much has been sent, from 0 to 1; null when nothing is on its way. */
    part: upload.part,
    cancel: upload.cancel,
    /** Why the last change failed. */
    failure: failure ?? upload.failure,

    save: (file: File, area: Area) =>
      whileBusy(async () => {
        const cropped = await cropImage(kind, file, area);
        if (cropped === null) {
          tellUnreadable();
          return false;
        }
        const sent = await upload.send(cropped);
        if (sent === null) return false;
        try {
          await set(sent.id);
        } catch (error) {
          setFailure(tellFailure(kind, error));
          return false;
        }
        toast({ kind: 'success', title: 'Gelukt', message: 'Afbeelding succesvol geüpload.' });
        return true;
      }),

    remove: () =>
      whileBusy(async () => {
        try {
          await set(null);
        } catch (error) {
          const isUnexpected = readFailure(error) === null && error instanceof ORPCError;
          const failed = isUnexpected ? 'Er is iets misgegaan bij het verwijderen.' : 'Kon afbeelding niet verwijderen.';
          const message = readLimit(error) ?? failed;
          toast({ kind: 'error', title: 'Fout', message });
          setFailure(message);
          return false;
        }
        toast({ kind: 'success', title: 'Gelukt', message: 'Afbeelding succesvol verwijderd.' });
        return true;
      }),
  };
}
