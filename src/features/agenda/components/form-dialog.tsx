import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DiscardDialog, UnsavedGuard } from '../../../platform/web/forms/unsaved-guard.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';

type FormDialogProps = {
  title: string;
  onClose: () => void;
  /** Draws the form; it says whether something in it would be lost, and leaves by the same way as Escape does. */
  children: (ways: { tellDirty: (isDirty: boolean) => void; leave: () => void }) => ReactNode;
};

/** A dialog around a form that asks before what was typed is lost, whichever way one leaves. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
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
    <Dialog title={title} onClose={leave} isKept hasCloseButton>
      {children({ tellDirty, leave })}
      {asks && <DiscardDialog onDiscard={discard} onClose={() => setAsks(false)} />}
      <UnsavedGuard isDirty={() => isDirty.current} />
    </Dialog>
  );
}
