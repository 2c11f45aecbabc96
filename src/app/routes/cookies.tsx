import { createFileRoute } from '@tanstack/react-router';
import { CookiesPage } from '../../features/site/components/cookies-page.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/cookies')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Cookies',
      description: 'Drie cookies, om je veilig te laten registreren en inloggen. Meer niet.',
      path: '/cookies',
    }),
  component: () => <CookiesPage site={Route.useRouteContext().site} />,
});
