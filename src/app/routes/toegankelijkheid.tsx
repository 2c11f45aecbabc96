import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../../features/site/components/accessibility-page.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/toegankelijkheid')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Toegankelijkheid',
      description: 'Hoe toegankelijk deze site is, en hoe je een drempel meldt.',
      path: '/toegankelijkheid',
    }),
  component: () => <AccessibilityPage site={Route.useRouteContext().site} />,
});
