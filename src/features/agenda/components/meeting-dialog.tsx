import { Suspense, useState } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import { Modal } from '../../../platform/web/kit/modal.tsx';
import { PlantMessage } from '../../../platform/web/kit/plant-message.tsx';
import { useMeeting } from '../hooks/meetings.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { MeetingDetails } from './meeting-details.tsx';

const ChangeMeetingDialog = onDemand(
  async () => (await import('./change-meeting-dialog.tsx')).ChangeMeetingDialog,
  ({ onClose }) => onClose(),
);

/** A meeting that is opened, or the form that changes it. */
export function MeetingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: meeting, error, refetch } = useMeeting(id);
  const [isChanging, setChanging] = useState(false);
  const isGone = readFailure(error)?.code === 'NOT_FOUND';

  if (isGone) {
    return (
      <Modal title="Meeting" onClose={onClose} hasCloseButton>
        <PlantMessage drawing="adrift" title="Deze meeting is er niet (meer)" text="Ze is verwijderd, of ze is niet van jou.">
          <button type="button" className={buttons.primary} onClick={onClose}>
            Naar je agenda
          </button>
        </PlantMessage>
      </Modal>
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
    <Modal title={meeting?.title ?? 'Meeting'} onClose={onClose} hasCloseButton>
      {meeting !== undefined && <MeetingDetails meeting={meeting} onChange={() => setChanging(true)} />}
      {meeting === undefined && error === null && <DialogSkeleton />}
      {meeting === undefined && error !== null && (
        <PlantMessage role="alert" drawing="fallen" title="De meeting kon niet worden geladen">
          <button type="button" className={buttons.primary} onClick={() => void refetch()}>
            Opnieuw proberen
          </button>
        </PlantMessage>
      )}
    </Modal>
  );
}
