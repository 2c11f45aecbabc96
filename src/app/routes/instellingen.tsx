import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/accounts/own/components/settings-screen.tsx';
import { accountOptions, devicesOptions } from '../../features/accounts/own/hooks.ts';
import { BlockedSection } from '../../features/network/components/blocked-section.tsx';
import { PreferencesSection } from '../../features/notifications/components/preferences-section.tsx';
import { preferencesOptions } from '../../features/notifications/hooks/preferences.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/instellingen')({
  beforeLoad: requireSignIn,
  async loader({ context: { queryClient, api } }) {
    const { loadBlocked } = await import('../../features/network/hooks/lists.ts');
    await Promise.all([
      queryClient.ensureQueryData(accountOptions(api)),
      queryClient.fetchQuery(devicesOptions(api)),
      queryClient.ensureQueryData(preferencesOptions(api)),
      loadBlocked(queryClient, api),
    ]);
    return { madeAt: Date.now() };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Instellingen', description: 'Je account, je apparaten en je gegevens.' }),
  component: SettingsPage,
});

function SettingsPage() {
  const { appName, passwordMinLength } = Route.useRouteContext().site;
  const { madeAt } = Route.useLoaderData();
  return (
    <SettingsScreen
      appName={appName}
      passwordMinLength={passwordMinLength}
      madeAt={madeAt}
      moreSubjects={[
        { id: 'notificaties', label: 'Notificaties' },
        { id: 'geblokkeerd', label: 'Geblokkeerde mensen' },
      ]}
    >
      <PreferencesSection />
      <BlockedSection />
    </SettingsScreen>
  );
}
