import { useRef, useState } from 'react';
import { toast } from '../../../platform/web/kit/toast.ts';
import { checkFile, useFileDrop, useUpload } from '../../uploads/hooks.ts';
import type { UploadKind } from '../../uploads/policy.ts';
import type { Attachment } from '../contract.ts';
import { messageLimits } from '../policy.ts';

const kindOf = (file: File): UploadKind => (file.type.startsWith('image/') ? 'message-image' : 'document');

/**
 * The way of files to a message: chosen, dropped or pasted, and sent one after the other, as many as a message holds.
 * `zone` goes on what takes them.
 */
export function useAttach(count: number, keep: (attachment: Attachment) => void) {
  const picture = useUpload('message-image');
  const document = useUpload('document');
  const [coming, setComing] = useState<File[]>([]);
  const queue = useRef<File[]>([]);
  const isBusy = useRef(false);
  const { isOver, zone } = useFileDrop(kindOf, add);

  /** What was chosen is checked already. */
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
    /** Takes what the device's own choice of files gave. */
    pick: (files: Iterable<File>) => {
      for (const file of files) if (checkFile(kindOf(file), file)) add(file);
    },
    /** What is under way, the first of them with how far it is. */
    coming,
    part: picture.part ?? document.part ?? 0,
    cancel,
  };
}
