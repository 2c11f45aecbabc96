import { createFileRoute } from '@tanstack/react-router';
import { PresentingScreen } from '../../../../features/decks/presenting/components/presenting-screen.tsx';
import { presentingAddress } from '../../../../features/decks/presenting/view/address.ts';
import { deckOptions } from '../../../../features/decks/view/deck-options.ts';
import { projectOptions } from '../../../../features/projects/view/project-options.ts';
import { entityRoute } from '../../../shell/entity-route.ts';

export const Route = createFileRoute('/projecten/$projectId/presenteren')({
  validateSearch: presentingAddress.validateSearch,
  ...entityRoute({
    options: (api, { projectId }: { projectId: string }) => deckOptions(api, projectId),
    title: () => 'Presenteren',
    name: 'Presenteren',
    description: 'Presenteer je Pitch deck.',
    // The name of the project is said with its slides.
    load: ({ queryClient, api }, { projectId }) => queryClient.ensureQueryData(projectOptions(api, projectId)),
  }),
  component: PresentingPage,
});

function PresentingPage() {
  const { projectId } = Route.useParams();
  return <PresentingScreen projectId={projectId} search={Route.useSearch()} />;
}
