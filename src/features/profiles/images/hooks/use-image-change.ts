import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { readFailure, readLimit } from '../../../../platform/web/data/api-failure.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { Picture } from '../../../uploads/contract.ts';
import { tellFailure, useUpload } from '../../../uploads/hooks.ts';
import { type UploadKind, uploadMessages } from '../../../uploads/policy.ts';
import { type Area, type Crop, cropImage } from '../view/crop-image.ts';

/** Says why a chosen file can't be a picture. */
export function tellUnreadable(): void {
  toast({ kind: 'error', title: 'Upload gefaald', message: uploadMessages.unreadable });
}

type ImageChangeOptions = {
  use: Crop;
  kind: UploadKind;
  /** Puts the uploaded picture in its place, or removes the one there; throws the refusal. */
  set: (picture: Picture | null) => unknown;
};

export type ImageChange = ReturnType<typeof useImageChange>;

/** Uploads the chosen part of a picture and shows the outcome as a toast. `save` and `remove` return whether they succeeded. */
export function useImageChange({ use, kind, set }: ImageChangeOptions) {
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
        const cropped = await cropImage(use, file, area);
        if (cropped === null) {
          tellUnreadable();
          return false;
        }
        const sent = await upload.send(cropped);
        if (sent === null) return false;
        try {
          await set(sent.picture);
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
