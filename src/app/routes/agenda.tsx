import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AgendaScreen } from '../../features/agenda/components/agenda-screen.tsx';
import { MeetingDialogs } from '../../features/agenda/components/meeting-dialogs.tsx';
import { type AgendaSearch, readAgendaSearch } from '../../features/agenda/hooks/search.ts';
import { readsOnly } from '../../platform/web/browser/address-search.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/agenda')({
  validateSearch: readsOnly<AgendaSearch>(readAgendaSearch),
  beforeLoad: requireSignIn,
  // A dialog that opens or closes, and another view, change nothing of what is loaded.
  loaderDeps: ({ search: { datum } }) => ({ datum }),
  async loader({ context: { queryClient, api, viewer }, deps }) {
    const madeAt = Date.now();
    if (viewer === null) return { madeAt };
    // Loaders belong to every page's first load; what only this page needs comes with it.
    const { loadAgenda } = await import('../../features/agenda/hooks/meetings.ts');
    const loading = loadAgenda(queryClient, api, { day: deps.datum, zone: viewer.timeZone, madeAt });
    // The server sends meetings; in the browser the screen shows at once and fills when they come.
    if (import.meta.env.SSR) await loading;
    return { madeAt };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Agenda', description: 'Je meetings en afspraken.' }),
  component: AgendaPage,
});

function AgendaPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '/agenda',
      search: ({ meeting: _meeting, nieuw: _nieuw, met: _met, ...rest }) => rest,
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
