import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';

/** Replaces meetings that failed to load; a toast has already said so. */
export function MeetingsFailure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Kon meetings niet ophalen</LoadFailure>;
}
