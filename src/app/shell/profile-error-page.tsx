import { useRouter } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../platform/web/kit/buttons.tsx';
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
          <Button tone="primary" onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </Button>
          <ButtonLink to="/feed">Naar de feed</ButtonLink>
        </>
      }
    >
      <p>Er ging iets mis onderweg. Het profiel zelf is er nog.</p>
    </NoticePage>
  );
}
