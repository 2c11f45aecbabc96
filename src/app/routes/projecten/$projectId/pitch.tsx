import { createFileRoute } from '@tanstack/react-router';
import { ClosedPage } from '../../../../features/decks/reading/components/closed-page.tsx';
import { ReaderScreen } from '../../../../features/decks/reading/components/reader-screen.tsx';
import { requireSignIn } from '../../../shell/require-sign-in.ts';
import { sharedDeckRoute } from '../../../shell/shared-deck-route.ts';

/** The released deck of a project, for its owner and the people whom they admitted. */
export const Route = createFileRoute('/projecten/$projectId/pitch')({
  ...sharedDeckRoute,
  beforeLoad: requireSignIn,
  component: ReleasedDeckPage,
  notFoundComponent: () => <ClosedPage code="NOT_FOUND" />,
});

function ReleasedDeckPage() {
  return <ReaderScreen place={Route.useParams()} opening={Route.useLoaderDeps().opening} />;
}
