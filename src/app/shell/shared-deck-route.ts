import { notFound } from '@tanstack/react-router';
import type { Place } from '../../features/decks/reading/view/place.ts';
import type { Site } from '../../features/site/contract.ts';
import { readFailure } from '../../platform/web/data/api-failure.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { pageHead } from './page-head.ts';

type Asked = { context: RouterContext; params: Place; deps: { opening: string | undefined }; preload: boolean };

/** The route of a released deck: at the address of a link, or of its project. Spread it in `createFileRoute`, with the component. */
export const sharedDeckRoute = {
  /** `lezen` shows that this reader pressed to open the deck, after they were told what its owner sees. */
  validateSearch: ({ lezen }: Record<string, unknown>): { lezen?: string } => (typeof lezen === 'string' ? { lezen } : {}),
  loaderDeps: ({ search: { lezen } }: { search: { lezen?: string } }) => ({ opening: lezen }),
  async loader({ context: { queryClient, api }, params, deps: { opening }, preload: isPreload }: Asked): Promise<void> {
    // This loader is part of every page's first load, so the page's own code is imported here.
    const { loadSharedDeck } = await import('../../features/decks/reading/view/shared-deck-options.ts');
    try {
      await loadSharedDeck(queryClient, api, { place: params, opening, isPreload });
    } catch (error) {
      // The screen tells the other refusals.
      if (['NOT_FOUND', 'BAD_REQUEST'].includes(readFailure(error)?.code ?? '')) throw notFound();
    }
  },
  // Nothing of the deck: whoever sees the address in a chat or a history learns nothing by it.
  head: ({ match }: { match: { context: { site: Site } } }) =>
    pageHead(match.context.site, { title: 'Gedeelde pitch', description: 'Een pitch die met je gedeeld is.' }),
};
