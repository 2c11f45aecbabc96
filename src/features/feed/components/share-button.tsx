import { IconShare3 } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';

const LinkDialog = onDemand(
  async () => (await import('./link-dialog.tsx')).LinkDialog,
  ({ onClose }) => onClose(),
);

/** Passes on the address of a post's page: by the device's own way of sharing, else by the clipboard, else by hand. */
export function ShareButton({ postId }: { postId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  useLoadedEarly(LinkDialog);

  async function share() {
    const url = `${window.location.origin}/feed/${postId}`;
    try {
      if ('share' in navigator) return await navigator.share({ url });
    } catch (error) {
      // Changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', title: 'Link gekopieerd' });
    } catch {
      setByHand(url);
    }
  }

  function closed() {
    setByHand(null);
    button.current?.focus();
  }

  return (
    <>
      <Button ref={button} tone="muted" size="small" onClick={() => void share()}>
        <IconShare3 size={20} stroke={1.75} aria-hidden />
        <Hidden isOnPhones>Delen</Hidden>
      </Button>
      {byHand !== null && (
        <Suspense>
          <LinkDialog url={byHand} onClose={closed} />
        </Suspense>
      )}
    </>
  );
}
