import { useRouter } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** Shown for a page that failed to load or render; the rest of the site keeps working. */
export function ErrorPage() {
  const router = useRouter();
  return (
    <NoticePage
      drawing="fallen"
      title="Er is iets misgegaan"
      actions={
        <>
          <Button tone="primary" onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </Button>
          <ButtonLink to="/">Naar de startpagina</ButtonLink>
        </>
      }
    >
      <p>Deze pagina kon niet worden getoond. Wat je had opgeslagen, is er nog.</p>
    </NoticePage>
  );
}
