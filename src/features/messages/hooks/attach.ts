import { toast } from '../../../platform/web/kit/toast.ts';
import { checkFile, useFileDrop, useUpload, useUploadQueue } from '../../uploads/hooks.ts';
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
  const queue = useUploadQueue(
    (file: File) => (kindOf(file) === 'document' ? document : picture).send(file),
    (sent) => keep({ id: sent.id, bytes: sent.bytes, picture: sent.picture, fileName: sent.fileName }),
  );
  const { isOver, zone } = useFileDrop(kindOf, add);

  /** Expects a checked file. */
  function add(file: File): void {
    if (count + queue.count() < messageLimits.attachments) queue.add(file);
    else toast({ kind: 'error', title: 'Te veel bijlagen', message: `Een bericht heeft hoogstens ${messageLimits.attachments} bijlagen.` });
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
    coming: queue.coming,
    part: picture.part ?? document.part ?? 0,
    cancel,
  };
}
