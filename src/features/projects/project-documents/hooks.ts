import { useState } from 'react';
import { newId } from '../../../platform/ids.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { useFileDrop, useUpload, useUploadQueue } from '../../uploads/hooks.ts';
import type { ProjectDocument } from './contract.ts';
import { documentLimits } from './policy.ts';
import { nameOf } from './view/document.ts';

type Sending = { id: string; file: File };
type Failed = Sending & { reason: string };

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;

/**
 * Sends chosen or dropped files, one after the other, up to the limit. A failed one is kept with its reason, to send it
 * again; the others go on. Spread `zone` on the element that takes dropped files.
 */
export function useDocumentUploads(count: number, onSent: (document: ProjectDocument) => void) {
  const upload = useUpload('project-document');
  const [failed, setFailed] = useState<Failed[]>([]);
  const queue = useUploadQueue(
    (sending: Sending) => upload.send(sending.file, (reason) => setFailed((all) => [...all, { ...sending, reason }])),
    (sent, { file }) => onSent({ id: sent.id, name: nameOf(file.name), bytes: sent.bytes, picture: sent.picture }),
  );
  // A function, as a single kind would take the first of several files only.
  const { isOver, zone } = useFileDrop(() => 'project-document', add);

  /** Expects a checked file. */
  function add(file: File): void {
    if (count + queue.count() < documentLimits.most) queue.add({ id: newId(), file });
    else toast({ kind: 'error', title: 'Te veel documenten', message: `Een project heeft hoogstens ${documentLimits.most} documenten.` });
  }

  function forget({ id }: Sending): void {
    setFailed((all) => all.filter((each) => each.id !== id));
  }

  return {
    add,
    isOver,
    zone: { onDragOver: zone.onDragOver, onDragLeave: zone.onDragLeave, onDrop: zone.onDrop },
    /** The files on their way; `part` is the sent fraction of the first. */
    coming: queue.coming,
    failed,
    part: upload.part ?? 0,
    cancel: upload.cancel,
    again(sending: Failed): void {
      forget(sending);
      add(sending.file);
    },
    forget,
  };
}
