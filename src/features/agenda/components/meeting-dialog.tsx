import { Suspense, useState } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { useItsDay } from '../hooks/its-day.ts';
import { useMeeting } from '../hooks/meetings.ts';
import type { AgendaSearch } from '../view/search.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { MeetingDetails } from './meeting-details.tsx';

const ChangeMeetingDialog = onDemand(
  async () => (await import('./change-meeting-dialog.tsx')).ChangeMeetingDialog,
  ({ onClose }) => onClose(),
);

export type MeetingDialogProps = { id: string; search: AgendaSearch; onClose: () => void };

/** An opened meeting, or the form that changes it. */
export function MeetingDialog({ id, search, onClose }: MeetingDialogProps) {
  const { data: meeting, error, refetch } = useMeeting(id);
  useItsDay(search, meeting);
  const [isChanging, setChanging] = useState(false);
  const isGone = readFailure(error)?.code === 'NOT_FOUND';

  if (isGone) {
    return (
      <Dialog title="Meeting" onClose={onClose} isInAddress hasCloseButton>
        <EmptyState drawing="adrift" title="Deze meeting is er niet (meer)" text="Ze is verwijderd, of ze is niet van jou.">
          <Button tone="primary" onClick={onClose}>
            Naar je agenda
          </Button>
        </EmptyState>
      </Dialog>
    );
  }
  if (meeting !== undefined && isChanging) {
    return (
      <Suspense>
        <ChangeMeetingDialog meeting={meeting} onClose={() => setChanging(false)} />
      </Suspense>
    );
  }
  return (
    <Dialog title={meeting?.title ?? 'Meeting'} onClose={onClose} isInAddress hasCloseButton>
      {meeting !== undefined && <MeetingDetails meeting={meeting} onChange={() => setChanging(true)} />}
      {meeting === undefined && error === null && <DialogSkeleton />}
      {meeting === undefined && error !== null && (
        <LoadFailure onRetry={() => void refetch()}>De meeting kon niet worden geladen</LoadFailure>
      )}
    </Dialog>
  );
}
