import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../features/site/components/privacy-page.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/privacy')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Privacyverklaring',
      description: 'Welke gegevens we bewaren, waarom, hoelang, en wat je zelf kunt regelen.',
      path: '/privacy',
    }),
  component: () => <PrivacyPage site={Route.useRouteContext().site} />,
});
