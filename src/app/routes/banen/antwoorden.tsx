import { createFileRoute } from '@tanstack/react-router';
import { AnswersScreen } from '../../../features/jobs/promise/components/answers-screen.tsx';
import { loadAnswers } from '../../../features/jobs/promise/hooks.ts';
import { answersAddress } from '../../../features/jobs/promise/view/search.ts';
import { EndingsCard } from '../../../features/jobs/retention/components/endings-card.tsx';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/antwoorden')({
  validateSearch: answersAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadAnswers(queryClient, api, deps.vacature);
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Antwoorden',
      description: 'Sollicitaties die op je antwoord wachten, en hoe je tot nu toe antwoordde.',
    }),
  component: AnswersPage,
});

function AnswersPage() {
  return <AnswersScreen jobId={Route.useSearch().vacature} madeAt={Route.useLoaderData().madeAt} beside={<EndingsCard />} />;
}
