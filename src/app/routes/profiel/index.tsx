import { createFileRoute } from '@tanstack/react-router';
import { ProfileSkeleton } from '../../../features/profiles/components/profile-skeleton.tsx';
import { useMe } from '../../../features/profiles/hooks.ts';
import { OwnProfileScreen } from '../../../features/profiles/own/components/own-profile-screen.tsx';
import { ownProfileOptions, profileOptions } from '../../../features/profiles/view/profile-options.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ProfileErrorPage } from '../../shell/profile-error-page.tsx';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/profiel/')({
  validateSearch: ({ bewerken }: Record<string, unknown>): { bewerken?: 'ja' } => (bewerken === 'ja' ? { bewerken } : {}),
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => ({ isEditing: search.bewerken === 'ja' }),
  async loader({ context: { queryClient, api, viewer }, deps: { isEditing } }) {
    if (viewer === null) return;
    await Promise.all([
      queryClient.ensureQueryData(profileOptions(api, viewer.id)),
      // A form has to start from fresh data.
      isEditing ? queryClient.fetchQuery(ownProfileOptions(api)) : queryClient.ensureQueryData(ownProfileOptions(api)),
    ]);
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
  const { bewerken } = Route.useSearch();
  const me = useMe();
  return me === null ? null : <OwnProfileScreen personId={me.id} isEditing={bewerken === 'ja'} />;
}
