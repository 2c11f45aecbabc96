import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** The page of every path that no route matches. */
export function NotFoundPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Oops! Page not found"
      actions={
        <ButtonLink to="/" tone="primary">
          Naar de startpagina
        </ButtonLink>
      }
    >
      <p>Deze pagina bestaat niet, of niet meer. Kijk of het adres klopt, of begin opnieuw op de startpagina.</p>
    </NoticePage>
  );
}
