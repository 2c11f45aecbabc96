import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMe } from '../../../features/profiles/hooks.ts';
import { NewProjectScreen } from '../../../features/projects/own/components/new-project-screen.tsx';
import { loadOwn } from '../../../features/projects/own/hooks/own-project.ts';
import { dayOf } from '../../../platform/web/format/days.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/projecten/nieuw')({
  validateSearch: ({ concept }: Record<string, unknown>): { concept?: string } => (typeof concept === 'string' ? { concept } : {}),
  beforeLoad: requireSignIn,
  // Not by loaderDeps: the draft gets its address while it is written, and the form must stay.
  loader: async ({ context: { queryClient, api }, location }) => {
    const { concept }: { concept?: unknown } = location.search;
    if (typeof concept !== 'string') return { project: null, madeAt: Date.now() };
    const project = await loadOwn(queryClient, api, concept);
    if (project !== null && project.status !== 'draft') {
      throw redirect({ to: '/projecten/$projectId', params: { projectId: concept }, replace: true });
    }
    return { project, madeAt: Date.now() };
  },
  // Published since, a draft must not be shown to who comes back to it.
  gcTime: 0,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Start een nieuw project',
      description: 'Zet je plan stap voor stap op papier, met rollen en financiering.',
    }),
  component: NewProjectPage,
});

function NewProjectPage() {
  const me = useMe();
  const { project, madeAt } = Route.useLoaderData();
  if (me === null) return null;
  const owner = { ...me, jobTitle: '', company: '' };
  return <NewProjectScreen owner={owner} project={project} now={new Date(madeAt).toISOString()} today={dayOf(madeAt)} />;
}
