import { Suspense } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { type AgendaSearch, newMeetingClosed } from '../view/search.ts';
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

type MeetingDialogsProps = {
  search: AgendaSearch;
  /** Takes the part of the address that opened the dialog: one that gives way to the other must leave that part alone. */
  onClose: (part: AgendaSearch) => void;
};

/** The dialogs that the agenda's address opens. Loaded when opened, or once the page is idle. */
export function MeetingDialogs({ search, onClose }: MeetingDialogsProps) {
  const isHydrated = useHydrated();
  useLoadedEarly(NewMeetingDialog, MeetingDialog);
  if (!isHydrated) return null;
  return (
    <Suspense>
      {search.meeting !== undefined && (
        <MeetingDialog key={search.meeting} id={search.meeting} search={search} onClose={() => onClose({ meeting: undefined })} />
      )}
      {search.meeting === undefined && search.nieuw !== undefined && (
        <NewMeetingDialog key={search.met ?? ''} search={search} onClose={() => onClose(newMeetingClosed)} />
      )}
    </Suspense>
  );
}
