import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../features/notifications/components/notifications-screen.tsx';
import { loadNotifications } from '../../features/notifications/hooks/notifications.ts';
import { notificationsAddress } from '../../features/notifications/view/search.ts';
import { NotificationAnswer } from '../shell/notification-answer.tsx';
import { pageDeps } from '../shell/page-deps.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/notificaties')({
  validateSearch: notificationsAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadNotifications(queryClient, api, deps.filter === undefined ? 'all' : 'unread');
    // Only the server waits for notifications; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Notificaties', description: 'Wat er gebeurde dat jou aangaat.' }),
  component: NotificationsPage,
});

function NotificationsPage() {
  const which = Route.useSearch().filter === undefined ? 'all' : 'unread';
  return <NotificationsScreen which={which} madeAt={Route.useLoaderData().madeAt} Answer={NotificationAnswer} />;
}
