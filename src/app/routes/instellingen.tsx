import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/accounts/own/components/settings-screen.tsx';
import { accountOptions, devicesOptions } from '../../features/accounts/own/hooks.ts';
import { CalendarSection } from '../../features/agenda/calendar/components/calendar-section.tsx';
import { calendarAddressOptions } from '../../features/agenda/calendar/hooks.ts';
import { ReadingsSection } from '../../features/decks/own-readings/components/readings-section.tsx';
import { ApproachSection } from '../../features/investors/approach/components/approach-section.tsx';
import { approachOptions } from '../../features/investors/approach/hooks.ts';
import { MatchingSection } from '../../features/matches/preferences/components/matching-section.tsx';
import { matchingOptions } from '../../features/matches/preferences/hooks.ts';
import { ReadMarksSection } from '../../features/messages/components/read-marks-section.tsx';
import { messagePreferencesOptions } from '../../features/messages/hooks/preferences.ts';
import { BlockedSection } from '../../features/network/components/blocked-section.tsx';
import { loadBlocked } from '../../features/network/hooks/lists.ts';
import { PreferencesSection } from '../../features/notifications/components/preferences-section.tsx';
import { preferencesOptions } from '../../features/notifications/hooks/preferences.ts';
import { OnlineSection } from '../../features/presence/components/online-section.tsx';
import { presenceOptions } from '../../features/presence/hooks/preference.ts';
import { useMe } from '../../features/profiles/hooks.ts';
import { SearchesSection } from '../../features/saved-searches/components/searches-section.tsx';
import { searchesOptions } from '../../features/saved-searches/hooks.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/instellingen')({
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(accountOptions(api)),
      queryClient.fetchQuery(devicesOptions(api)),
      queryClient.ensureQueryData(preferencesOptions(api)),
      queryClient.ensureQueryData(presenceOptions(api)),
      queryClient.ensureQueryData(messagePreferencesOptions(api)),
      queryClient.ensureQueryData(calendarAddressOptions(api)),
      queryClient.ensureQueryData(approachOptions(api)),
      queryClient.ensureQueryData(searchesOptions(api)),
      queryClient.ensureQueryData(matchingOptions(api)),
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
  const isInvestor = useMe()?.roles.includes('investor') ?? false;
  return (
    <SettingsScreen
      appName={appName}
      passwordMinLength={passwordMinLength}
      madeAt={madeAt}
      moreSubjects={[
        { id: 'online', label: 'Online zijn' },
        { id: 'notificaties', label: 'Notificaties' },
        { id: 'zoekopdrachten', label: 'Zoekopdrachten' },
        { id: 'matches', label: 'Matches' },
        { id: 'berichten', label: 'Berichten' },
        { id: 'agenda', label: 'Agenda' },
        ...(isInvestor ? [{ id: 'benaderen', label: 'Investeren' }] : []),
        { id: 'gelezen-pitches', label: 'Gelezen pitches' },
        { id: 'geblokkeerd', label: 'Geblokkeerde mensen' },
      ]}
    >
      <OnlineSection />
      <PreferencesSection />
      <SearchesSection />
      <MatchingSection />
      <ReadMarksSection />
      <CalendarSection />
      {isInvestor && <ApproachSection />}
      <ReadingsSection />
      <BlockedSection />
    </SettingsScreen>
  );
}
