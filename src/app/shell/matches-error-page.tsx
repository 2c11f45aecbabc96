import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { FailedPage } from './failed-page.tsx';

/** Matches that could not be loaded. */
export function MatchesErrorPage() {
  return (
    <FailedPage title="Je matches konden niet worden geladen" way={<ButtonLink to="/banen">Naar de vacatures</ButtonLink>}>
      Er ging iets mis onderweg. Je matches zijn er nog, en wat je erop antwoordde ook.
    </FailedPage>
  );
}
