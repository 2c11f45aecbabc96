import { useState } from 'react';
import type { Picture } from '../../uploads/contract.ts';
import { useFileDrop, useUpload } from '../../uploads/hooks.ts';

/** The way of a picture into a post: chosen, dropped on it or pasted in it, and then sent. `zone` goes on what takes it. */
export function usePickedImage(isBusy: boolean, keep: (image: Picture) => void) {
  const { send, cancel, part } = useUpload('post-image');
  const [fileName, setFileName] = useState('');
  const { isOver, zone } = useFileDrop('post-image', (file) => void add(file));

  async function add(file: File): Promise<void> {
    if (isBusy) return;
    setFileName(file.name);
    const sent = await send(file);
    if (sent?.picture) keep(sent.picture);
  }

  return { add, isOver, zone, isUploading: part !== null, upload: { part, cancel, fileName } };
}
