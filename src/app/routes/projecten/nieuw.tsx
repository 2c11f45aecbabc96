import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../../features/profiles/hooks.ts';
import { NewProjectScreen } from '../../../features/projects/own/components/new-project-screen.tsx';
import { ownProjectOptions } from '../../../features/projects/own/view/own-project-options.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { dayOf } from '../../../platform/web/format/days.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/projecten/nieuw')({
  validateSearch: ({ concept }: Record<string, unknown>): { concept?: string } => (typeof concept === 'string' ? { concept } : {}),
  beforeLoad: requireSignIn,
  // Not by loaderDeps: the draft gets its address while it is written, and the form must stay.
  async loader({ context: { queryClient, api }, location }) {
    const { concept }: { concept?: unknown } = location.search;
    const isNamed = typeof concept === 'string';
    const project = isNamed ? await queryClient.fetchQuery(ownProjectOptions(api, concept)).catch(ifGone) : null;
    return { project: project?.status === 'draft' ? project : null, madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Start een nieuw project',
      description: 'Zet je plan stap voor stap op papier, met rollen en financiering.',
    }),
  component: NewProjectPage,
});

/** A draft that was deleted meanwhile leaves an empty form. */
function ifGone(error: unknown): null {
  if (readFailure(error) === null) throw error;
  return null;
}

function NewProjectPage() {
  const me = useMe();
  const { project, madeAt } = Route.useLoaderData();
  if (me === null) return null;
  const owner = { ...me, jobTitle: '', company: '' };
  return <NewProjectScreen owner={owner} project={project} now={new Date(madeAt).toISOString()} today={dayOf(madeAt)} />;
}
