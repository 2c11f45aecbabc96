import { createFileRoute } from '@tanstack/react-router';
import { ClosedPage } from '../../../features/decks/reading/components/closed-page.tsx';
import { ReaderScreen } from '../../../features/decks/reading/components/reader-screen.tsx';
import { sharedDeckRoute } from '../../shell/shared-deck-route.ts';

export const Route = createFileRoute('/pitch/$token')({
  ...sharedDeckRoute,
  component: SharedDeckPage,
  notFoundComponent: () => <ClosedPage code="NOT_FOUND" />,
});

function SharedDeckPage() {
  return <ReaderScreen place={Route.useParams()} opening={Route.useLoaderDeps().opening} />;
}
