import buttons from '../../../platform/web/kit/button.module.css';
import { PlantMessage } from '../../../platform/web/kit/plant-message.tsx';

/** Meetings didn't come, as a toast has said. */
export function MeetingsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <PlantMessage drawing="fallen" title="Kon meetings niet ophalen">
      <button type="button" className={buttons.primary} onClick={onRetry}>
        Opnieuw proberen
      </button>
    </PlantMessage>
  );
}
