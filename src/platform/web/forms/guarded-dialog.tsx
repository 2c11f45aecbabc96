import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { DiscardDialog, UnsavedGuard } from './unsaved-guard.tsx';

type GuardedDialogProps = {
  title: string;
  size?: ComponentProps<typeof Dialog>['size'];
  /** Whether something typed isn't saved at this moment. */
  isDirty: () => boolean;
  /** The address opens it. */
  isInAddress?: boolean;
  hasCloseButton?: boolean;
  onClose: () => void;
  /** Renders the form; `leave` closes the dialog as Escape does. */
  children: (leave: () => void) => ReactNode;
};

/** A dialog around a form. Asks before typed values are lost, however it is closed. */
export function GuardedDialog({
  title,
  size,
  isDirty,
  isInAddress = false,
  hasCloseButton = false,
  onClose,
  children,
}: GuardedDialogProps) {
  const isDiscarded = useRef(false);
  const [asks, setAsks] = useState(false);

  function leave() {
    if (isDirty()) setAsks(true);
    else onClose();
  }

  function discard() {
    isDiscarded.current = true;
    onClose();
  }

  return (
    <Dialog size={size} title={title} onClose={leave} isKept isInAddress={isInAddress} hasCloseButton={hasCloseButton}>
      {children(leave)}
      {asks && <DiscardDialog onDiscard={discard} onClose={() => setAsks(false)} />}
      <UnsavedGuard isDirty={() => !isDiscarded.current && isDirty()} />
    </Dialog>
  );
}
