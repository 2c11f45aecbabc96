import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../../features/site/components/terms-page.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/voorwaarden')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Voorwaarden',
      description: 'De afspraken tussen jou en ons.',
      path: '/voorwaarden',
    }),
  component: () => <TermsPage site={Route.useRouteContext().site} />,
});
