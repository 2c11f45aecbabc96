import { createFileRoute } from '@tanstack/react-router';
import { FreelancePage } from '../../../features/services/components/freelance-page.tsx';
import { loadFacts } from '../../../features/services/hooks.ts';
import { RateCalculator } from '../../../features/services/rate/components/rate-calculator.tsx';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/diensten/start2freelance')({
  /** Passes the search on unchecked. The calculator validates it, so that other pages don't load its rules. */
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loader: ({ context }) => loadFacts(context, 'freelance'),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Start2freelance',
      description: 'Bereken je dagtarief, lees wat je moet regelen en neem de gratis startgids mee.',
      path: '/diensten/start2freelance',
    }),
  component: () => <FreelancePage calculator={<RateCalculator />} />,
});
