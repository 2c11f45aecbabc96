import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { FailedPage } from './failed-page.tsx';

/** The applications to a job, or one of them, that could not be loaded. */
export function ApplicantsErrorPage() {
  return (
    <FailedPage
      title="De sollicitaties konden niet worden geladen"
      way={
        <ButtonLink to="/banen" search={{ eigenaar: 'mij' }}>
          Naar je vacatures
        </ButtonLink>
      }
    >
      Er ging iets mis onderweg. De sollicitaties zijn er nog, met je antwoorden en notities.
    </FailedPage>
  );
}
