import { Suspense, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../browser/on-demand.tsx';
import { Button } from './buttons.tsx';
import { Hidden } from './hidden.tsx';
import { IconShare3 } from './icons.tsx';
import { toast } from './toast.ts';

const LinkDialog = onDemand(
  async () => (await import(/* loads: early */ './link-dialog.tsx')).LinkDialog,
  ({ onClose }) => onClose(),
);

type ShareButtonProps = {
  /** The address on this site. */
  path: string;
  /** The dialog where the link is copied by hand: its title, and its field. */
  title: string;
  label: string;
  /** Among other small actions; on phones the icon alone. */
  isSmall?: boolean;
};

/** Passes on the address of a page: by the device's own way of sharing, else by the clipboard, else by hand. */
export function ShareButton({ path, title, label, isSmall = false }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  useLoadedEarly(LinkDialog);

  async function share() {
    const url = `${window.location.origin}${path}`;
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
      <Button ref={button} tone={isSmall ? 'muted' : 'secondary'} size={isSmall ? 'small' : 'medium'} onClick={() => void share()}>
        <IconShare3 size={20} stroke={1.75} aria-hidden />
        {isSmall ? <Hidden upTo="phones">Delen</Hidden> : 'Delen'}
      </Button>
      {byHand !== null && (
        <Suspense>
          <LinkDialog url={byHand} title={title} label={label} onClose={closed} />
        </Suspense>
      )}
    </>
  );
}
