import { type ComponentProps, type ReactNode, useRef } from 'react';
import { checkFile } from '../hooks.ts';
import { acceptedTypes, type UploadKind } from '../policy.ts';

type PickButtonProps = {
  kind: UploadKind;
  onPick: (file: File) => void;
  disabled?: boolean;
  /** In place of opening the choice. */
  onClick?: () => void;
  /** Needed when the button shows no words. */
  label?: string;
  /** Draws the button, with these props. */
  children: (button: Pick<ComponentProps<'button'>, 'disabled' | 'aria-label' | 'aria-haspopup' | 'onClick'>) => ReactNode;
};

/** A button that opens the device's own choice of files. */
export function PickButton({ kind, onPick, disabled, onClick, label, children }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children({
        disabled,
        'aria-label': label,
        'aria-haspopup': onClick && 'dialog',
        onClick: onClick ?? (() => input.current?.click()),
      })}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes(kind)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Emptied, so that the same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined && checkFile(kind, file)) onPick(file);
        }}
      />
    </>
  );
}
