import { createFileRoute } from '@tanstack/react-router';
import { NewJobScreen } from '../../../features/jobs/own/components/new-job-screen.tsx';
import { loadStart } from '../../../features/jobs/own/hooks/own-job.ts';
import { startOf, toCopy } from '../../../features/jobs/own/view/draft.ts';
import { newJobAddress } from '../../../features/jobs/view/search.ts';
import { useMe } from '../../../features/profiles/hooks.ts';
import { dayOf } from '../../../platform/web/format/days.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/nieuw')({
  validateSearch: newJobAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    return { ...(await loadStart(queryClient, api, deps)), madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Nieuwe vacature', description: 'Zet een baan, stage, opdracht of rol in je project open.' }),
  component: NewJobPage,
});

function NewJobPage() {
  const me = useMe();
  const { rol, kopie } = Route.useSearch();
  const { role, copied, madeAt } = Route.useLoaderData();
  if (me === null) return null;
  const place = [rol, kopie].filter(Boolean).join('-') || 'nieuw';
  return (
    <NewJobScreen
      // Begins again for another role or copy.
      key={place}
      poster={{ ...me, jobTitle: '', company: '' }}
      initial={copied === undefined ? startOf(role) : toCopy(copied)}
      place={place === 'nieuw' ? place : `nieuw-${place}`}
      now={new Date(madeAt).toISOString()}
      today={dayOf(madeAt)}
    />
  );
}
