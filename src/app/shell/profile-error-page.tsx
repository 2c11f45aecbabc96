import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { FailedPage } from './failed-page.tsx';

/** A profile that could not be loaded. */
export function ProfileErrorPage() {
  return (
    <FailedPage title="Het profiel kon niet worden geladen" way={<ButtonLink to="/feed">Naar de feed</ButtonLink>}>
      Er ging iets mis onderweg. Het profiel zelf is er nog.
    </FailedPage>
  );
}
