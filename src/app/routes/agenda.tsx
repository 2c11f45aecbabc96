import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AgendaScreen } from '../../features/agenda/components/agenda-screen.tsx';
import { MeetingDialogs } from '../../features/agenda/components/meeting-dialogs.tsx';
import { loadAgenda } from '../../features/agenda/hooks/meetings.ts';
import { type AgendaSearch, readAgendaSearch } from '../../features/agenda/view/search.ts';
import { readsOnly } from '../../platform/web/browser/address-search.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/agenda')({
  validateSearch: readsOnly<AgendaSearch>(readAgendaSearch),
  beforeLoad: requireSignIn,
  // Only the date decides what is loaded, not an open dialog or the view.
  loaderDeps: ({ search: { datum } }) => ({ datum }),
  loader: async ({ context: { queryClient, api, viewer }, deps }) => {
    const madeAt = Date.now();
    if (viewer === null) return { madeAt };
    const loading = loadAgenda(queryClient, api, { day: deps.datum, zone: viewer.timeZone, madeAt });
    // Only the server waits for meetings; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
    return { madeAt };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Agenda', description: 'Je meetings en afspraken.' }),
  component: AgendaPage,
});

function AgendaPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const close = (part: AgendaSearch) =>
    void navigate({
      to: '/agenda',
      search: (before) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <AgendaScreen search={search} madeAt={Route.useLoaderData().madeAt} />
      <MeetingDialogs search={search} onClose={close} />
    </>
  );
}
