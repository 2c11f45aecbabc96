import { Suspense } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import type { AgendaSearch } from '../hooks/search.ts';
import type { MeetingDialogProps } from './meeting-dialog.tsx';

type DialogProps = { search: AgendaSearch; onClose: () => void };

const NewMeetingDialog = onDemand<DialogProps>(
  async () => (await import(/* loads: early */ './new-meeting-dialog.tsx')).NewMeetingDialog,
  ({ onClose }) => onClose(),
);
const MeetingDialog = onDemand<MeetingDialogProps>(
  async () => (await import(/* loads: early */ './meeting-dialog.tsx')).MeetingDialog,
  ({ onClose }) => onClose(),
);

/** The dialogs that the agenda's address opens. Loaded when opened, or once the page is idle. */
export function MeetingDialogs({ search, onClose }: DialogProps) {
  const isHydrated = useHydrated();
  useLoadedEarly(NewMeetingDialog, MeetingDialog);
  if (!isHydrated) return null;
  return (
    <Suspense>
      {search.meeting !== undefined && <MeetingDialog key={search.meeting} id={search.meeting} search={search} onClose={onClose} />}
      {search.meeting === undefined && search.nieuw !== undefined && (
        <NewMeetingDialog key={search.met ?? ''} search={search} onClose={onClose} />
      )}
    </Suspense>
  );
}
