import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { pageHead } from '../shell/page-head.ts';

/** Matches any other path. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Pagina niet gevonden', description: 'Deze pagina bestaat niet, of niet meer.' }),
  notFoundComponent: NotFoundPage,
});
