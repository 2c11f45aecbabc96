import { type MeetingStatus, meetingStatusLabels } from '../policy.ts';
import style from './status-badge.module.css';

export function StatusBadge({ status }: { status: MeetingStatus }) {
  return (
    <span className={style.badge} data-status={status}>
      {meetingStatusLabels[status]}
    </span>
  );
}
