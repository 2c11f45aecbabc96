import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { useMe } from '../../profiles/hooks.ts';
import { refusalTitles } from '../applications/view/refusals.ts';
import type { JobCard } from '../contract.ts';

const ApplyDialog = onDemand(
  async () => (await import('../applications/components/apply-dialog.tsx')).ApplyDialog,
  ({ onClose }) => onClose(),
);

type ApplyButtonProps = {
  job: Pick<JobCard, 'id' | 'title' | 'isOpen' | 'can'>;
  /** Among others like it, its name says for which job. */
  isOnCard?: boolean;
};

/** The way to apply for a job. Visitors are led to sign in; nobody applies to their own job, nor to one that isn't open. */
export function ApplyButton({ job: { id, title, isOpen, can }, isOnCard = false }: ApplyButtonProps) {
  const me = useMe();
  const navigate = useNavigate();
  const [isApplying, setApplying] = useState(false);
  if (can.edit) return null;
  if (!isOpen) return <Button disabled>Niet beschikbaar</Button>;

  function apply() {
    if (me !== null) {
      setApplying(true);
      return;
    }
    toast({ kind: 'error', title: refusalTitles.signedOut, message: 'Log in om te solliciteren op deze vacature.' });
    void navigate({ to: '/auth', search: { next: `/banen/${id}` } });
  }

  return (
    <>
      <Button tone="primary" aria-label={isOnCard ? `Solliciteren: ${title}` : undefined} onClick={apply}>
        Solliciteren
      </Button>
      {/* Not beside the button, which may be hidden when the window changes: the dialog would go, and leave nothing to press. */}
      {isApplying &&
        createPortal(
          <Suspense>
            <ApplyDialog jobId={id} onClose={() => setApplying(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
