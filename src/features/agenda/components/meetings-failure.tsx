import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';

/** Meetings didn't come, as a toast has said. */
export function MeetingsFailure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Kon meetings niet ophalen</LoadFailure>;
}
