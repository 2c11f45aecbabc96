import { useRef, useState } from 'react';
import { Actions } from '../../platform/web/kit/actions.tsx';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../platform/web/kit/confirm-dialog.tsx';
import { Dialog } from '../../platform/web/kit/dialog.tsx';
import { IconPencil, IconShare, IconTrash, IconUser } from '../../platform/web/kit/icons.tsx';
import { Row } from '../../platform/web/kit/layout.tsx';
import { Menu } from '../../platform/web/kit/menu.tsx';
import { MenuItem } from '../../platform/web/kit/menu-item.tsx';
import { MenuLink } from '../../platform/web/kit/menu-link.tsx';
import { Popover } from '../../platform/web/kit/popover.tsx';
import { Sheet } from '../../platform/web/kit/sheet.tsx';
import { TextDialog } from '../../platform/web/kit/text-dialog.tsx';
import { toast } from '../../platform/web/kit/toast.ts';
import { Part, States } from './part.tsx';

type Open = 'dialog' | 'kept' | 'large' | 'confirm' | 'text' | 'sheet' | null;

export function OverlaysPart() {
  const [open, setOpen] = useState<Open>(null);
  const [chosen, setChosen] = useState('niets');
  const dialog = useRef<{ close(): void }>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Erboven">
      <States name="Dialog, ConfirmDialog, TextDialog, Sheet">
        <Button onClick={() => setOpen('dialog')}>Dialoog</Button>
        <Button onClick={() => setOpen('kept')}>Dialoog die blijft</Button>
        <Button onClick={() => setOpen('large')}>Grote dialoog</Button>
        <Button onClick={() => setOpen('confirm')}>Bevestiging</Button>
        <Button onClick={() => setOpen('text')}>Bevestiging met tekst</Button>
        <Button onClick={() => setOpen('sheet')}>Blad</Button>
      </States>
      <States name={`Menu, Popover (gekozen: ${chosen})`}>
        <Row isUnbroken>
          <Menu
            label="Meer over dit voorbeeld"
            items={[
              { label: 'Bewerken', icon: IconPencil, onChoose: () => setChosen('bewerken') },
              { label: 'Kopiëren', icon: IconShare, onChoose: () => setChosen('kopiëren') },
              { label: 'Verwijderen', icon: IconTrash, onChoose: () => setOpen('confirm') },
            ]}
          />
        </Row>
        <Button popoverTarget="kit-popover">Popover</Button>
        <Popover id="kit-popover" size="wide" height={110}>
          <MenuItem icon={IconShare}>MenuItem</MenuItem>
          <MenuLink to="/profiel" preload={false} icon={IconUser}>
            MenuLink
          </MenuLink>
        </Popover>
      </States>
      {open === 'dialog' && (
        <Dialog ref={dialog} title="Een dialoog" hasCloseButton onClose={close}>
          <p>Hij sluit met Escape, met een klik ernaast en met zijn knoppen.</p>
          <Actions align="end">
            <Button onClick={() => toast({ kind: 'error', title: 'Fout', message: 'Ook boven een dialoog.' })}>Melding</Button>
            <Button tone="primary" onClick={() => dialog.current?.close()}>
              Klaar
            </Button>
          </Actions>
        </Dialog>
      )}
      {open === 'kept' && (
        <Dialog title="Een dialoog die blijft" isKept onClose={() => setChosen('vroeg te sluiten')}>
          <p>Escape vraagt alleen.</p>
          <Actions align="end">
            <Button onClick={close}>Nu echt sluiten</Button>
          </Actions>
        </Dialog>
      )}
      {open === 'large' && (
        <Dialog title="Een grote dialoog" size="large" onClose={close}>
          <p>Bijna het hele scherm.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Dit voorbeeld verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          other={{ label: 'Bewaren als concept', onChoose: () => setChosen('bewaren') }}
          onConfirm={() => setChosen('verwijderen')}
          onClose={close}
        >
          Je kunt het niet terughalen.
        </ConfirmDialog>
      )}
      {open === 'text' && (
        <TextDialog
          title="Dit voorbeeld versturen?"
          text="Er mag een woord bij."
          label="Je woord"
          hint="Dit mag je leeg laten."
          maxLength={200}
          confirmLabel="Versturen"
          isBusy={false}
          onConfirm={(words) => {
            setChosen(words || 'zonder woorden');
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'sheet' && (
        <Sheet title="Een blad" onClose={close}>
          <MenuItem icon={IconShare} onClick={close}>
            Delen
          </MenuItem>
        </Sheet>
      )}
    </Part>
  );
}
