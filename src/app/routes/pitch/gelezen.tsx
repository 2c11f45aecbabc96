import { createFileRoute } from '@tanstack/react-router';
import { MailedReadingsScreen } from '../../../features/decks/own-readings/components/mailed-readings-screen.tsx';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/pitch/gelezen')({
  /** `token` comes from the mail's link. */
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token === undefined ? {} : { token: String(token) }),
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'De pitches die je las', description: 'Wat we bewaren van gedeelde pitches die je las.' }),
  component: MailedReadingsPage,
});

function MailedReadingsPage() {
  return <MailedReadingsScreen token={Route.useSearch().token} />;
}
