import { useEffect, useState } from 'react';
import { useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { addGuard } from '../../../platform/web/forms/unsaved.ts';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { countUnsent } from '../hooks/outbox.ts';

/** Asks before signing out while messages aren't sent, as they are removed then. Going to another page keeps them. */
export function UnsentGuard({ writerId }: { writerId: string }) {
  useLoadedEarly(ConfirmDialog);
  const [asked, setAsked] = useState<{ count: number; leave: () => void } | null>(null);

  useEffect(
    () =>
      addGuard((leave) => {
        const count = countUnsent(writerId);
        if (count > 0) setAsked({ count, leave });
        return count > 0;
      }),
    [writerId],
  );

  if (asked === null) return null;
  const isOne = asked.count === 1;
  return (
    <ConfirmDialog
      title={isOne ? 'Je hebt nog 1 bericht dat niet verstuurd is' : `Je hebt nog ${asked.count} berichten die niet verstuurd zijn`}
      confirmLabel="Toch uitloggen"
      cancelLabel="Ingelogd blijven"
      isDanger
      onConfirm={asked.leave}
      onClose={() => setAsked(null)}
    >
      {isOne ? 'Als je nu uitlogt, ben je het kwijt.' : 'Als je nu uitlogt, ben je ze kwijt.'}
    </ConfirmDialog>
  );
}
