import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { ProfileSkeleton } from '../../../features/profiles/components/profile-skeleton.tsx';
import { ProfileView } from '../../../features/profiles/components/profile-view.tsx';
import { profileOptions, useProfile } from '../../../features/profiles/hooks.ts';
import { readFailure } from '../../../platform/web/api-failure.ts';
import buttons from '../../../platform/web/button.module.css';
import { NoticePage } from '../../../platform/web/notice-page.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ProfileErrorPage } from '../../shell/profile-error-page.tsx';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/profiel/$profileId')({
  // The skeleton comes with the page, not with every page.
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  beforeLoad: requireSignIn,
  async loader({ context: { queryClient, api }, params }) {
    try {
      const { person } = await queryClient.ensureQueryData(profileOptions(api, params.profileId));
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
    <Link to="/profiel" search={{ bewerken: 'ja' }} className={buttons.secondary}>
      Profiel bewerken
    </Link>
  );
  return <ProfileView profile={profile} actions={profile.can.edit ? edit : undefined} />;
}

function UnknownPersonPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Dit profiel is er niet"
      actions={
        <Link to="/feed" className={buttons.primary}>
          Naar de feed
        </Link>
      }
    >
      <p>Deze persoon bestaat niet (meer).</p>
    </NoticePage>
  );
}
