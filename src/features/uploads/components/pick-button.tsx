import { type ReactNode, useRef } from 'react';
import { checkFile } from '../hooks.ts';
import { acceptedTypes, type UploadKind } from '../policy.ts';

type PickButtonProps = {
  kind: UploadKind;
  onPick: (file: File) => void;
  className?: string;
  disabled?: boolean;
  /** In place of opening the choice. */
  onClick?: () => void;
  /** Needed when the button shows no words. */
  label?: string;
  children: ReactNode;
};

/** A button that opens the device's own choice of files. */
export function PickButton({ kind, onPick, className, disabled, onClick, label, children }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        aria-haspopup={onClick && 'dialog'}
        onClick={onClick ?? (() => input.current?.click())}
      >
        {children}
      </button>
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
