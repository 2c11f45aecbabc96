import { createFileRoute } from '@tanstack/react-router';
import { ServicesOverview } from '../../../features/services/components/services-overview.tsx';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/diensten/')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Diensten',
      description: 'Hulp bij detachering, juridische vragen, starten als freelancer en leren ondernemen.',
      path: '/diensten',
    }),
  component: ServicesOverview,
});
