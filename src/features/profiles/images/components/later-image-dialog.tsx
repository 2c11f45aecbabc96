import { Suspense, useImperativeHandle, useRef, useState } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import type { ImageDialogHandle, ImageDialogProps } from './image-dialog.tsx';

type LaterProps = ImageDialogProps & { onGone: () => void };

const ImageDialog = onDemand<LaterProps>(
  async () => (await import('./image-dialog.tsx')).ImageDialog,
  ({ onGone }) => onGone(),
);

/** The dialog that changes a picture. Few visits of one's own profile need it, so its code comes when it is opened. */
export function LaterImageDialog({ ref, ...props }: ImageDialogProps) {
  const dialog = useRef<ImageDialogHandle>(null);
  const [isAsked, setAsked] = useState(false);
  /** The press that asked for the dialog, until it is there. */
  const waiting = useRef<((handle: ImageDialogHandle) => void) | null>(null);

  function act(press: (handle: ImageDialogHandle) => void): void {
    if (dialog.current !== null) press(dialog.current);
    else waiting.current = press;
    setAsked(true);
  }

  useImperativeHandle(ref, () => ({ open: () => act((handle) => handle.open()), crop: (file) => act((handle) => handle.crop(file)) }));

  function take(handle: ImageDialogHandle | null): void {
    dialog.current = handle;
    if (handle === null) return;
    waiting.current?.(handle);
    waiting.current = null;
  }

  if (!isAsked) return null;
  return (
    <Suspense>
      <ImageDialog {...props} ref={take} onGone={() => setAsked(false)} />
    </Suspense>
  );
}
