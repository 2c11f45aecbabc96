import { type ReactNode, useCallback, useRef } from 'react';
import { GuardedDialog } from '../../../platform/web/forms/guarded-dialog.tsx';

type FormDialogProps = {
  title: string;
  onClose: () => void;
  /** The address opens it. */
  isInAddress?: boolean;
  /** Renders the form, which reports unsaved values with `tellDirty` and closes with `leave`, as Escape does. */
  children: (ways: { tellDirty: (isDirty: boolean) => void; leave: () => void }) => ReactNode;
};

/** The dialog of a form that only knows whether it is dirty once it is drawn. */
export function FormDialog({ children, ...dialog }: FormDialogProps) {
  const isDirty = useRef(false);
  const tellDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);
  return (
    <GuardedDialog {...dialog} isDirty={() => isDirty.current} hasCloseButton>
      {(leave) => children({ tellDirty, leave })}
    </GuardedDialog>
  );
}
