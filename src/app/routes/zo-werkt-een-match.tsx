import { createFileRoute } from '@tanstack/react-router';
import { MatchPage } from '../../features/matches/example/components/match-page.tsx';
import { loadExample } from '../../features/matches/example/hooks.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/zo-werkt-een-match')({
  loader: async ({ context: { queryClient, api } }) => {
    await loadExample(queryClient, api);
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Zo werkt een match',
      description: 'Wat we lezen om mensen en vacatures te vergelijken, wat nooit, hoe het percentage ontstaat en hoe je nee zegt.',
      path: '/zo-werkt-een-match',
    }),
  component: MatchPage,
});
