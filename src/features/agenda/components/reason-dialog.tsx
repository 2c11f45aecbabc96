import { TextDialog } from '../../../platform/web/kit/text-dialog.tsx';
import { meetingLimits } from '../policy.ts';

type ReasonDialogProps = {
  title: string;
  text: string;
  hint: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for confirmation and an optional reason before declining or cancelling. */
export function ReasonDialog(props: ReasonDialogProps) {
  return <TextDialog {...props} label="Reden" maxLength={meetingLimits.reason} isDanger />;
}
