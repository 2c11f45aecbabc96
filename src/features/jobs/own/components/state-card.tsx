import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { IconPencil } from '../../../../platform/web/kit/icons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Job } from '../../contract.ts';
import { closingLabels } from '../../policy.ts';
import { useOwedCounts } from '../../promise/hooks.ts';
import type { OwnJob } from '../contract.ts';
import { useClosing } from '../hooks/closing.ts';
import { useDeleteJob, useJobAct } from '../hooks/job-acts.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type StateCardProps = {
  job: Pick<Job, 'id' | 'title' | 'isOpen' | 'closing' | 'deadline' | 'isAsked'>;
  today: string;
  /** It stands beside the form: it needs no way there, and no head above says its state. */
  isBesideForm?: boolean;
  /** Gets the job once it is open again. */
  onReopened?: (job: OwnJob) => void;
};

/** Where one's own job stands, and what its poster can do about it. */
export function StateCard({ job, today, isBesideForm = false, onReopened }: StateCardProps) {
  const { id, title, isOpen, closing, deadline, isAsked } = job;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'close' | 'open' | 'delete' | null>(null);
  const waiting = useOwedCounts(id)?.total ?? 0;
  const { close, isPending: isClosing } = useClosing(id);
  const open = useJobAct(
    id,
    (api, day: string | null) => api.ownJobs.reopenJob.call({ id, deadline: day }),
    'Vacature weer open',
    onReopened,
  );
  const confirm = useJobAct<void>(id, (api) => api.ownJobs.confirmJob.call({ id }), 'Vacature blijft open');
  const remove = useDeleteJob({ id, title }, () => void navigate({ to: '/banen', search: { eigenaar: 'mij' }, replace: true }));
  const isBusy = isClosing || [open, confirm, remove].some(({ isPending }) => isPending);
  const onClose = () => setAsked(null);

  return (
    <div data-print="hidden">
      <AsideCard title="Je vacature">
        <KeepFocus>
          {isBesideForm && (
            <Row>
              <Badge tone={isOpen ? 'leaf' : 'danger'}>{isOpen ? 'Actief' : 'Inactief'}</Badge>
              {closing !== null && <Badge tone="outline">{closingLabels[closing]}</Badge>}
            </Row>
          )}
          <ButtonLink to="/banen/$jobId/sollicitaties" params={{ jobId: id }} tone="primary">
            Sollicitaties bekijken
          </ButtonLink>
          {!isBesideForm && (
            <ButtonLink to="/banen/$jobId/bewerken" params={{ jobId: id }}>
              <IconPencil size={18} stroke={1.75} aria-hidden />
              Vacature Bewerken
            </ButtonLink>
          )}
          {isAsked && (
            <Notice>
              Staat deze vacature nog open? Zonder antwoord sluiten we ze.
              <Button size="small" disabled={isBusy} onClick={() => confirm.mutate()}>
                Ja, nog open
              </Button>
            </Notice>
          )}
          {isOpen && deadline !== null && <Text tone="muted">Ze sluit vanzelf na {formatDate(deadline)}.</Text>}
          <Actions isShared>
            {closing === null ? (
              <Button disabled={isBusy} onClick={() => setAsked('close')}>
                Sluiten
              </Button>
            ) : (
              <Button disabled={isBusy} onClick={() => setAsked('open')}>
                Weer openen
              </Button>
            )}
            <ButtonLink to="/banen/nieuw" search={{ kopie: id }}>
              Kopiëren
            </ButtonLink>
            <Button tone="quietDanger" disabled={isBusy} onClick={() => setAsked('delete')}>
              Verwijderen
            </Button>
          </Actions>
        </KeepFocus>
        {asked === 'close' && <CloseDialog waiting={waiting} onChoose={close} onClose={onClose} />}
        {asked === 'open' && <ReopenDialog deadline={deadline} today={today} onOpen={open.mutate} onClose={onClose} />}
        {asked === 'delete' && (
          <ConfirmDialog
            title="Vacature verwijderen?"
            confirmLabel="Verwijderen"
            isDanger
            onConfirm={() => remove.mutate()}
            onClose={onClose}
          >
            De vacature is dan voorgoed weg. Wie op antwoord wacht of uitgenodigd is, krijgt daar bericht van.
          </ConfirmDialog>
        )}
      </AsideCard>
    </div>
  );
}
