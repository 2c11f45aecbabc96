import { type ComponentProps, type ReactNode, useRef } from 'react';
import { checkFile } from '../hooks.ts';
import { acceptedTypes, type UploadKind } from '../policy.ts';

type PickButtonProps = {
  kind: UploadKind;
  /** Called with each file that was chosen. */
  onPick: (file: File) => void;
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  disabled?: boolean;
  /** Called instead of opening the file dialog. */
  onClick?: () => void;
  /** The accessible name of a button without text. */
  label?: string;
  /** Renders the button with these props. */
  children: (button: Pick<ComponentProps<'button'>, 'disabled' | 'aria-label' | 'aria-haspopup' | 'onClick'>) => ReactNode;
};

/** A button that opens the device's file dialog. */
export function PickButton({ kind, onPick, isMultiple = false, disabled, onClick, label, children }: PickButtonProps) {
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
        multiple={isMultiple}
        accept={acceptedTypes(kind)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared, because choosing the same file again would fire no change event.
          currentTarget.value = '';
          for (const file of files) if (checkFile(kind, file, files.length > 1)) onPick(file);
        }}
      />
    </>
  );
}
