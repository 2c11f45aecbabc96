import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { IconBan, IconUserMinus } from '../../../platform/web/kit/icons.tsx';
import { Menu } from '../../../platform/web/kit/menu.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../../profiles/texts.ts';
import { BlockDialog } from '../../relations/components/block-dialog.tsx';
import type { Act } from '../view/patches.ts';

type PersonMenuProps = {
  person: PersonSummary;
  isConnected: boolean;
  onAct: (act: Act, button: HTMLButtonElement) => void;
};

/** Actions on a person that can't be undone. */
export function PersonMenu({ person, isConnected, onAct }: PersonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState<'remove' | 'block' | null>(null);
  const name = nameOf(person);
  const items = [
    ...(isConnected ? [{ label: 'Verwijderen', icon: IconUserMinus, onChoose: () => setAsks('remove') }] : []),
    { label: 'Blokkeren', icon: IconBan, onChoose: () => setAsks('block') },
  ];

  function confirm(act: 'remove' | 'block') {
    setAsks(null);
    if (button.current !== null) onAct(act, button.current);
  }

  return (
    <>
      <Menu ref={button} label={`Meer over ${name}`} items={items} />
      {asks === 'remove' && (
        <ConfirmDialog
          title={`${name} verwijderen uit je connecties?`}
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => confirm('remove')}
          onClose={() => setAsks(null)}
        >
          <p>Jullie zijn dan niet meer verbonden. {name} krijgt daar geen bericht van.</p>
        </ConfirmDialog>
      )}
      {asks === 'block' && <BlockDialog name={name} onConfirm={() => confirm('block')} onClose={() => setAsks(null)} />}
    </>
  );
}
