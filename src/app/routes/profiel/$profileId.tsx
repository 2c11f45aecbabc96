import { IconCalendarPlus } from '@tabler/icons-react';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { DegreeBadge } from '../../../features/network/components/degree-badge.tsx';
import { RelationActions } from '../../../features/network/components/relation-actions.tsx';
import { SharedConnections } from '../../../features/network/components/shared-connections.tsx';
import { OnlineDot } from '../../../features/presence/components/online-dot.tsx';
import { ProfileSkeleton } from '../../../features/profiles/components/profile-skeleton.tsx';
import { ProfileView } from '../../../features/profiles/components/profile-view.tsx';
import { profileOptions, useProfile } from '../../../features/profiles/hooks.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ProfileErrorPage } from '../../shell/profile-error-page.tsx';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/profiel/$profileId')({
  // The skeleton comes with the page, not with every page.
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  beforeLoad: requireSignIn,
  async loader({ context: { queryClient, api }, params }) {
    try {
      const { relationOptions } = await import('../../../features/network/hooks/lists.ts');
      const [{ person }] = await Promise.all([
        queryClient.ensureQueryData(profileOptions(api, params.profileId)),
        queryClient.prefetchQuery({ ...relationOptions(api, params.profileId), retry: false }),
      ]);
      return { name: `${person.firstName} ${person.lastName}`.trim() };
    } catch (error) {
      // What can't be an id is nobody's either.
      if (['NOT_FOUND', 'BAD_REQUEST'].includes(readFailure(error)?.code ?? '')) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context.site, { title: loaderData?.name || 'Profiel', description: 'Een profiel op het netwerk.' }),
  component: ProfilePage,
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileErrorPage,
  notFoundComponent: UnknownPersonPage,
});

function ProfilePage() {
  const profile = useProfile(Route.useParams().profileId);
  const edit = (
    <ButtonLink to="/profiel" search={{ bewerken: 'ja' }}>
      Profiel bewerken
    </ButtonLink>
  );
  const { person } = profile;
  if (profile.can.edit) return <ProfileView profile={profile} actions={edit} />;
  return (
    <ProfileView
      // Of the next person nothing of this one stays, such as an open menu.
      key={person.id}
      profile={profile}
      onAvatar={<OnlineDot personId={person.id} />}
      actions={
        <RelationActions person={person}>
          <ButtonLink to="/agenda" search={{ met: person.id }}>
            <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
            Meeting plannen
          </ButtonLink>
        </RelationActions>
      }
      besideName={<DegreeBadge personId={person.id} />}
      connections={<SharedConnections person={person} />}
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
