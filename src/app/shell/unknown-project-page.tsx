import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';
import { LedBack } from './failed-page.tsx';
import { projectFailedMessage } from './project-error-page.tsx';

/** In the place of a project that doesn't exist for the reader, until they are led back; without scripts it stays. */
export function UnknownProjectPage() {
  return (
    <LedBack to="/projecten" title="Fout" message={projectFailedMessage}>
      <NoticePage
        drawing="adrift"
        label="404"
        title="Project niet gevonden"
        actions={
          <ButtonLink to="/projecten" tone="primary">
            Naar de projecten
          </ButtonLink>
        }
      >
        <p>Dit project bestaat niet (meer), is ingetrokken of is nog een concept.</p>
      </NoticePage>
    </LedBack>
  );
}
