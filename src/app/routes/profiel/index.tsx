import { createFileRoute } from '@tanstack/react-router';
import { loadPostsOf } from '../../../features/feed/hooks/posts-of.ts';
import { SharedConnections } from '../../../features/network/components/shared-connections.tsx';
import { relationOptions } from '../../../features/network/hooks/lists.ts';
import { ProfileSkeleton } from '../../../features/profiles/components/profile-skeleton.tsx';
import { useMe } from '../../../features/profiles/hooks.ts';
import { LaterForm } from '../../../features/profiles/own/components/later-form.tsx';
import { OwnProfileScreen } from '../../../features/profiles/own/components/own-profile-screen.tsx';
import { ownProfileOptions } from '../../../features/profiles/view/profile-options.ts';
import { ProjectsOfPerson } from '../../../features/projects/of-person/components/projects-of-person.tsx';
import { loadProjectsOf, useProjectsOf } from '../../../features/projects/of-person/hooks.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ProfileErrorPage } from '../../shell/profile-error-page.tsx';
import { ProfilePosts } from '../../shell/profile-parts.tsx';
import { type ProfileSearch, readProfileSearch } from '../../shell/profile-search.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/profiel/')({
  validateSearch: (search: Record<string, unknown>): ProfileSearch & { bewerken?: 'ja' } => ({
    ...readProfileSearch(search),
    ...(search.bewerken === 'ja' ? { bewerken: 'ja' } : {}),
  }),
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [['component', 'loader', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => ({ isEditing: search.bewerken === 'ja', showsActivity: search.toon !== undefined }),
  loader: async ({ context: { queryClient, api, viewer }, deps: { isEditing, showsActivity } }) => {
    if (viewer === null) return { madeAt: Date.now() };
    const loadDoings = async () =>
      showsActivity
        ? (await import('../../shell/load-activity.ts')).loadActivityOf(queryClient, api, viewer.id)
        : loadPostsOf(queryClient, api, viewer.id);
    await Promise.all([
      queryClient.prefetchQuery({ ...relationOptions(api, viewer.id), retry: false }),
      isEditing ? LaterForm.load() : Promise.all([loadDoings(), loadProjectsOf(queryClient, api, viewer.id)]),
      // A form has to start from fresh data.
      isEditing ? queryClient.fetchQuery(ownProfileOptions(api)) : queryClient.ensureQueryData(ownProfileOptions(api)),
    ]);
    return { madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: match.search.bewerken === 'ja' ? 'Profiel bewerken' : 'Mijn profiel',
      description: 'Wie je bent, wat je kunt en wat je zoekt.',
    }),
  component: OwnProfilePage,
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileErrorPage,
});

function OwnProfilePage() {
  const { bewerken, ...search } = Route.useSearch();
  const me = useMe();
  const { madeAt } = Route.useLoaderData();
  // A change of this page before the form's code has come would make React draw the form anew, at the top.
  const projects = useProjectsOf(bewerken === 'ja' ? undefined : me?.id);
  if (me === null) return null;
  return (
    <OwnProfileScreen
      isEditing={bewerken === 'ja'}
      connections={<SharedConnections person={{ ...me, jobTitle: '', company: '' }} />}
      projects={projects.length === 0 ? undefined : <ProjectsOfPerson projects={projects} />}
      posts={<ProfilePosts person={me} isOwn isHere search={search} madeAt={madeAt} />}
    />
  );
}
