import { useRef } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';

/** The address of a link that was just made, the one time that it is shown. */
export function AddressDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const modal = useRef<{ close(): void }>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', title: 'Link gekopieerd' });
      modal.current?.close();
    } catch {
      toast({ kind: 'error', title: 'Kopiëren lukte niet', message: 'Selecteer de link en kopieer hem zelf.' });
    }
  }

  return (
    <Dialog ref={modal} title="Je link is klaar" onClose={onClose}>
      <Text>Stuur hem naar je lezer. We tonen hem alleen nu; ben je hem kwijt, dan maak je een nieuw adres.</Text>
      <TextField label="Link" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Actions align="end">
        <Button onClick={() => modal.current?.close()}>Klaar</Button>
        <Button tone="primary" onClick={() => void copy()}>
          Kopiëren
        </Button>
      </Actions>
    </Dialog>
  );
}
