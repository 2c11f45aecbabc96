import { Link, useRouter } from '@tanstack/react-router';
import button from '../../platform/web/kit/button.module.css';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** A profile that could not be loaded. */
export function ProfileErrorPage() {
  const router = useRouter();
  return (
    <NoticePage
      drawing="fallen"
      title="Het profiel kon niet worden geladen"
      actions={
        <>
          <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </button>
          <Link to="/feed" className={button.secondary}>
            Naar de feed
          </Link>
        </>
      }
    >
      <p>Er ging iets mis onderweg. Het profiel zelf is er nog.</p>
    </NoticePage>
  );
}
