import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DiscardDialog, UnsavedGuard } from '../../../platform/web/forms/unsaved-guard.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';

type FormDialogProps = {
  title: string;
  onClose: () => void;
  /** The address opens it. */
  isInAddress?: boolean;
  /** Renders the form, which reports unsaved values with `tellDirty` and closes with `leave`, as Escape does. */
  children: (ways: { tellDirty: (isDirty: boolean) => void; leave: () => void }) => ReactNode;
};

/** A dialog around a form. Asks before typed values are lost, however it is closed. */
export function FormDialog({ title, onClose, isInAddress = false, children }: FormDialogProps) {
  const isDirty = useRef(false);
  const [asks, setAsks] = useState(false);
  const tellDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);

  function leave() {
    if (isDirty.current) setAsks(true);
    else onClose();
  }

  function discard() {
    isDirty.current = false;
    onClose();
  }

  return (
    <Dialog title={title} onClose={leave} isKept isInAddress={isInAddress} hasCloseButton>
      {children({ tellDirty, leave })}
      {asks && <DiscardDialog onDiscard={discard} onClose={() => setAsks(false)} />}
      <UnsavedGuard isDirty={() => isDirty.current} />
    </Dialog>
  );
}
