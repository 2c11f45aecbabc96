import { Suspense } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import type { AgendaSearch } from '../hooks/search.ts';

type DialogProps = { search: AgendaSearch; onClose: () => void };

const NewMeetingDialog = onDemand<DialogProps>(
  async () => (await import('./new-meeting-dialog.tsx')).NewMeetingDialog,
  ({ onClose }) => onClose(),
);
const MeetingDialog = onDemand<{ id: string; onClose: () => void }>(
  async () => (await import('./meeting-dialog.tsx')).MeetingDialog,
  ({ onClose }) => onClose(),
);

/** What the address of the agenda opens over it; loaded when it is opened, or once the page is quiet. */
export function MeetingDialogs({ search, onClose }: DialogProps) {
  const isHydrated = useHydrated();
  useLoadedEarly(NewMeetingDialog, MeetingDialog);
  if (!isHydrated) return null;
  return (
    <Suspense>
      {search.meeting !== undefined && <MeetingDialog key={search.meeting} id={search.meeting} onClose={onClose} />}
      {search.meeting === undefined && search.nieuw !== undefined && (
        <NewMeetingDialog key={search.met ?? ''} search={search} onClose={onClose} />
      )}
    </Suspense>
  );
}
