import { Link, useRouter } from '@tanstack/react-router';
import button from '../../platform/web/kit/button.module.css';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** A page that failed to load or to draw; the rest of the site goes on. */
export function ErrorPage() {
  const router = useRouter();
  return (
    <NoticePage
      drawing="fallen"
      title="Er is iets misgegaan"
      actions={
        <>
          <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </button>
          <Link to="/" className={button.secondary}>
            Naar de startpagina
          </Link>
        </>
      }
    >
      <p>Deze pagina kon niet worden getoond. Wat je had opgeslagen, is er nog.</p>
    </NoticePage>
  );
}
