import { createFileRoute } from '@tanstack/react-router';
import { ApproachableScreen } from '../../../../features/investors/approach/components/approachable-screen.tsx';
import { fittingOptions } from '../../../../features/investors/approach/view/fitting-options.ts';
import { entityRoute } from '../../../shell/entity-route.ts';

export const Route = createFileRoute('/projecten/$projectId/investeerders')({
  ...entityRoute({
    options: (api, { projectId }: { projectId: string }) => fittingOptions(api, projectId),
    title: ({ title }) => `Investeerders voor ${title}`,
    name: 'Investeerders',
    description: 'Investeerders die bij je project passen en zich laten benaderen.',
  }),
  component: ApproachablePage,
});

function ApproachablePage() {
  return <ApproachableScreen projectId={Route.useParams().projectId} />;
}
