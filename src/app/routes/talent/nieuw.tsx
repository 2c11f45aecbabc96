import { createFileRoute } from '@tanstack/react-router';
import { ownProfileOptions } from '../../../features/profiles/view/profile-options.ts';
import { NewTalentScreen } from '../../../features/talent/components/new-talent-screen.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/talent/nieuw')({
  beforeLoad: requireSignIn,
  loader: ({ context: { queryClient, api } }) => queryClient.fetchQuery(ownProfileOptions(api)),
  head: ({ match }) => pageHead(match.context.site, { title: 'Nieuw talent', description: 'Maak een talentprofiel uit je eigen profiel.' }),
  component: NewTalentScreen,
});
