import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../features/notifications/components/notifications-screen.tsx';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/notificaties')({
  beforeLoad: requireSignIn,
  async loader({ context: { queryClient, api } }) {
    // Loaders are part of every page's first load, so this page's own code is imported here.
    const { loadNotifications } = await import('../../features/notifications/hooks/notifications.ts');
    const loading = loadNotifications(queryClient, api);
    // Only the server waits for notifications; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Notificaties', description: 'Wat er gebeurde dat jou aangaat.' }),
  component: NotificationsPage,
});

function NotificationsPage() {
  return <NotificationsScreen madeAt={Route.useLoaderData().madeAt} />;
}
