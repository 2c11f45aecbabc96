import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** In the place of a job that doesn't exist for the reader. */
export function UnknownJobPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Vacature niet gevonden"
      actions={
        <ButtonLink to="/banen" tone="primary">
          Terug naar de vacatures
        </ButtonLink>
      }
    >
      <p>Deze vacature bestaat niet (meer).</p>
    </NoticePage>
  );
}
