import { createFileRoute } from '@tanstack/react-router';
import { DegreeBadge } from '../../../features/network/components/degree-badge.tsx';
import { RelationActions } from '../../../features/network/components/relation-actions.tsx';
import { SharedConnections } from '../../../features/network/components/shared-connections.tsx';
import { OnlineDot } from '../../../features/presence/components/online-dot.tsx';
import { ProfileSkeleton } from '../../../features/profiles/components/profile-skeleton.tsx';
import { ProfileView } from '../../../features/profiles/components/profile-view.tsx';
import { useProfile } from '../../../features/profiles/hooks.ts';
import { profileOptions } from '../../../features/profiles/view/profile-options.ts';
import { ProjectsOfPerson } from '../../../features/projects/of-person/components/projects-of-person.tsx';
import { useProjectsOf } from '../../../features/projects/of-person/hooks.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconCalendarPlus, IconPencil } from '../../../platform/web/kit/icons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { entityRoute } from '../../shell/entity-route.ts';
import { ProfileErrorPage } from '../../shell/profile-error-page.tsx';
import { ProfilePosts } from '../../shell/profile-parts.tsx';
import { readProfileSearch } from '../../shell/profile-search.ts';

export const Route = createFileRoute('/profiel/$profileId')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  validateSearch: readProfileSearch,
  ...entityRoute({
    options: (api, { profileId }: { profileId: string }) => profileOptions(api, profileId),
    // Link previews and histories keep the head, so it leaves out the name (docs/product.md, Feed).
    title: () => 'Profiel',
    name: 'Profiel',
    description: 'Een profiel op het netwerk.',
    async load({ queryClient, api }, { profileId }) {
      // This loader is part of every page's first load, so the page's own code is imported here.
      const [{ relationOptions }, { loadPostsOf }, { loadProjectsOf }] = await Promise.all([
        import('../../../features/network/hooks/lists.ts'),
        import('../../../features/feed/hooks/posts-of.ts'),
        import('../../../features/projects/of-person/hooks.ts'),
      ]);
      await Promise.all([
        queryClient.prefetchQuery({ ...relationOptions(api, profileId), retry: false }),
        loadPostsOf(queryClient, api, profileId),
        loadProjectsOf(queryClient, api, profileId),
      ]);
    },
    async loadPart(search) {
      // Imported here, as this is part of every page's first load.
      if (readProfileSearch(search).toon !== undefined) await (await import('../../shell/profile-parts.tsx')).Activity.load();
    },
    isKept: true,
  }),
  component: ProfilePage,
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileErrorPage,
  notFoundComponent: UnknownPersonPage,
});

function ProfilePage() {
  const profile = useProfile(Route.useParams().profileId);
  const { madeAt } = Route.useLoaderData();
  const edit = (
    <ButtonLink to="/profiel" search={{ bewerken: 'ja' }}>
      <IconPencil size={18} stroke={1.75} aria-hidden />
      Profiel bewerken
    </ButtonLink>
  );
  const { person } = profile;
  const posts = <ProfilePosts person={person} isOwn={profile.can.edit} search={Route.useSearch()} madeAt={madeAt} />;
  const connections = <SharedConnections person={person} />;
  const listed = useProjectsOf(person.id);
  const projects = listed.length === 0 ? undefined : <ProjectsOfPerson projects={listed} />;
  if (profile.can.edit) return <ProfileView {...{ profile, connections, projects, posts }} actions={edit} />;
  return (
    <ProfileView
      // Remounts for the next person, so that no state such as an open menu carries over.
      key={person.id}
      profile={profile}
      onAvatar={<OnlineDot personId={person.id} />}
      actions={
        <RelationActions person={person}>
          <ButtonLink to="/agenda" search={{ met: person.id }}>
            <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
            <Hidden upTo="phones">Meeting plannen</Hidden>
          </ButtonLink>
        </RelationActions>
      }
      besideName={<DegreeBadge personId={person.id} />}
      connections={connections}
      projects={projects}
      posts={posts}
    />
  );
}

function UnknownPersonPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Dit profiel is er niet"
      actions={
        <ButtonLink to="/feed" tone="primary">
          Naar de feed
        </ButtonLink>
      }
    >
      <p>Deze persoon bestaat niet (meer).</p>
    </NoticePage>
  );
}
