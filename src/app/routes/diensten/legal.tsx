import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../../features/services/components/legal-page.tsx';
import { loadFacts } from '../../../features/services/hooks.ts';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/diensten/legal')({
  loader: ({ context }) => loadFacts(context, 'legal'),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Legal',
      description: 'Acht juridische onderwerpen voor ondernemers, in gewone taal.',
      path: '/diensten/legal',
    }),
  component: LegalPage,
});
