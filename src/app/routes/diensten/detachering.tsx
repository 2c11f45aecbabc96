import { createFileRoute } from '@tanstack/react-router';
import { PostingPage } from '../../../features/services/components/posting-page.tsx';
import { loadFacts } from '../../../features/services/hooks.ts';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/diensten/detachering')({
  loader: ({ context }) => loadFacts(context, 'posting'),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Detachering',
      description: 'Werken over de grens: Limosa, het Nederlandse meldloket en de A1-verklaring.',
      path: '/diensten/detachering',
    }),
  component: PostingPage,
});
