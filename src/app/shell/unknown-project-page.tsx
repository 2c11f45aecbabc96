import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';
import { LedBack } from './failed-page.tsx';
import { projectFailedMessage } from './project-error-page.tsx';

/** In the place of a project that doesn't exist for the reader, until they are led back; without scripts it stays. */
export function UnknownProjectPage() {
  return <UnknownProject told={projectFailedMessage} text="Dit project bestaat niet (meer), is ingetrokken of is nog een concept." />;
}

/** The same with the words of the page that was asked for: `told` in the toast of the overview, `text` on the page. */
export function UnknownProject({ told, text }: { told: string; text: string }) {
  return (
    <LedBack to="/projecten" title="Fout" message={told}>
      <NoticePage
        drawing="adrift"
        label="404"
        title="Project niet gevonden"
        actions={
          <ButtonLink to="/projecten" tone="primary">
            Terug naar de projecten
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </NoticePage>
    </LedBack>
  );
}
