import { useRef, useState } from 'react';
import { toast } from '../../../platform/web/kit/toast.ts';
import { checkFile, useFileDrop, useUpload } from '../../uploads/hooks.ts';
import type { UploadKind } from '../../uploads/policy.ts';
import type { Attachment } from '../contract.ts';
import { messageLimits } from '../policy.ts';

const kindOf = (file: File): UploadKind => (file.type.startsWith('image/') ? 'message-image' : 'document');

/**
 * Uploads chosen, dropped or pasted files for a message, one after the other, up to the limit. Spread `zone` on the element
 * that takes dropped and pasted files.
 */
export function useAttach(count: number, keep: (attachment: Attachment) => void) {
  const picture = useUpload('message-image');
  const document = useUpload('document');
  const [coming, setComing] = useState<File[]>([]);
  const queue = useRef<File[]>([]);
  const isBusy = useRef(false);
  const { isOver, zone } = useFileDrop(kindOf, add);

  /** Expects a checked file. */
  function add(file: File): void {
    if (count + queue.current.length >= messageLimits.attachments) {
      toast({ kind: 'error', title: 'Te veel bijlagen', message: `Een bericht heeft hoogstens ${messageLimits.attachments} bijlagen.` });
      return;
    }
    show([...queue.current, file]);
    if (!isBusy.current) void sendAll();
  }

  async function sendAll(): Promise<void> {
    isBusy.current = true;
    for (let file = queue.current[0]; file !== undefined; file = queue.current[0]) {
      const sent = await (kindOf(file) === 'document' ? document : picture).send(file);
      if (sent !== null) keep({ id: sent.id, bytes: sent.bytes, picture: sent.picture, fileName: sent.fileName });
      show(queue.current.slice(1));
    }
    isBusy.current = false;
  }

  function show(files: File[]): void {
    queue.current = files;
    setComing(files);
  }

  function cancel(): void {
    picture.cancel();
    document.cancel();
  }

  return {
    isOver,
    zone,
    /** Takes the files of the file picker. */
    pick: (files: readonly File[]) => {
      for (const file of files) if (checkFile(kindOf(file), file, files.length > 1)) add(file);
    },
    /** The files under way; `part` is the sent fraction of the first. */
    coming,
    part: picture.part ?? document.part ?? 0,
    cancel,
  };
}
