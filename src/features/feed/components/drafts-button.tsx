import { Suspense, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconNotes } from '../../../platform/web/kit/icons.tsx';
import type { Post } from '../contract.ts';
import { useDrafts } from '../hooks/drafts.ts';

const DraftsDialog = onDemand(
  async () => (await import(/* loads: early */ './drafts-dialog.tsx')).DraftsDialog,
  ({ onClose }) => onClose(),
);

type DraftsButtonProps = {
  /** The draft that is being written on. */
  openId: string | undefined;
  /** Puts a draft in the composer; false when that can't be done now. */
  onOpen: (draft: Post) => Promise<boolean>;
  /** Returns to writing: a draft was opened, or none is left. */
  onOpened: () => void;
};

/** Opens one's drafts; hidden without any. */
export function DraftsButton({ openId, onOpen, onOpened }: DraftsButtonProps) {
  const { count } = useDrafts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useLoadedEarly(DraftsDialog);
  if (count === 0 && !isOpen) return null;

  async function open(draft: Post): Promise<boolean> {
    opened.current = await onOpen(draft);
    return opened.current;
  }

  function closed() {
    setOpen(false);
    if (opened.current || count === 0) onOpened();
    opened.current = false;
  }

  return (
    <>
      <Button ref={button} tone="muted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconNotes size={20} aria-hidden />
        <Hidden upTo="phones">Concepten </Hidden>
        {formatNumber(count)}
      </Button>
      {isOpen && (
        <Suspense>
          <DraftsDialog openId={openId} onOpen={open} onClose={closed} />
        </Suspense>
      )}
    </>
  );
}
