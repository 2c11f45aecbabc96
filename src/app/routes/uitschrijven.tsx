import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '../../features/notifications/components/unsubscribe-screen.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/uitschrijven')({
  /** `token` comes from the mail's link. */
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token === undefined ? {} : { token: String(token) }),
  head: ({ match }) => pageHead(match.context.site, { title: 'Uitschrijven', description: 'Stop met mails over een onderwerp.' }),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  return <UnsubscribeScreen token={Route.useSearch().token ?? ''} />;
}
