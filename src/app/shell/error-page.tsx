import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { FailedPage } from './failed-page.tsx';

/** Shown for a page that failed to load or render; the rest of the site keeps working. */
export function ErrorPage() {
  return (
    <FailedPage title="Er is iets misgegaan" way={<ButtonLink to="/">Naar de startpagina</ButtonLink>}>
      Deze pagina kon niet worden getoond. Wat je had opgeslagen, is er nog.
    </FailedPage>
  );
}
