import { createFileRoute } from '@tanstack/react-router';
import { AgendaScreen } from '../../features/agenda/components/agenda-screen.tsx';
import { readAgendaSearch } from '../../features/agenda/hooks/search.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/agenda')({
  validateSearch: readAgendaSearch,
  beforeLoad: requireSignIn,
  // A dialog that opens or closes, and another view, change nothing of what is loaded.
  loaderDeps: ({ search: { datum } }) => ({ datum }),
  async loader({ context: { queryClient, api, viewer }, deps }) {
    const madeAt = Date.now();
    if (viewer === null) return { madeAt };
    // Loaders belong to every page's first load; what only this page needs comes with it.
    const [{ loadAgenda }, { dayOf }] = await Promise.all([
      import('../../features/agenda/hooks/meetings.ts'),
      import('../../platform/zoned-time.ts'),
    ]);
    const day = deps.datum ?? dayOf(new Date(madeAt).toISOString(), viewer.timeZone);
    const loading = loadAgenda(queryClient, api, day, viewer.timeZone);
    // The server sends meetings; in the browser the screen shows at once and fills when they come.
    if (import.meta.env.SSR) await loading;
    return { madeAt };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Agenda', description: 'Je meetings en afspraken.' }),
  component: AgendaPage,
});

function AgendaPage() {
  return <AgendaScreen search={Route.useSearch()} madeAt={Route.useLoaderData().madeAt} />;
}
