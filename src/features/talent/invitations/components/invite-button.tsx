import { useState } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconMailPlus } from '../../../../platform/web/kit/icons.tsx';
import type { Talent } from '../../contract.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** Invites a talent for a job of the viewer, who has an open one. */
export function InviteButton({ talent }: { talent: Talent }) {
  const [isOpen, setOpen] = useState(false);
  return talent.can.invite ? (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <IconMailPlus size={18} stroke={1.75} aria-hidden />
        Uitnodigen voor een vacature
      </Button>
      {isOpen && <InviteDialog talent={talent} onClose={() => setOpen(false)} />}
    </>
  ) : null;
}
