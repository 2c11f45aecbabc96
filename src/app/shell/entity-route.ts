import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import type { Site } from '../../features/site/contract.ts';
import { readFailure } from '../../platform/web/data/api-failure.ts';
import { retriesOnce } from '../../platform/web/data/retries.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { type PageHead, pageHead } from './page-head.ts';
import { requireSignIn } from './require-sign-in.ts';

type EntityRoute<Params, Entity, Failure, Key extends QueryKey> = {
  /** The query of the entity. */
  options: (api: RouterContext['api'], params: Params) => FetchQueryOptions<Entity, Failure, Entity, Key>;
  /** The title before '· Kiem', also in link previews; an empty one becomes `name`. */
  title: (entity: Entity) => string;
  /** The kind of entity, such as 'Profiel'. */
  name: string;
  description: string | ((entity: Entity) => string);
  /** For an entity that visitors may read: the path of its canonical address, or null where search engines should not index it. Without this, its page needs a sign-in. */
  publicPath?: (entity: Entity) => string | null;
  /** The picture of link previews, for an entity with a public path. */
  picture?: (entity: Entity) => PageHead['picture'];
  /** Loads the other data of its page in parallel. */
  load?: (context: RouterContext & { viewer: Me | null }, params: Params) => Promise<unknown>;
  /** Loads the code of what the address opens within the page, such as a tab, where that isn't among the page's own. */
  loadPart?: (search: Record<string, unknown>) => Promise<unknown>;
  /** Shows cached data at once and refreshes it on the page. Without this the loader refetches, which finds out that an entity is gone. */
  isKept?: boolean;
};

type Headed = {
  match: { context: { site: Site }; search: Record<string, unknown>; cause: 'preload' | 'enter' | 'stay' };
  loaderData?: { head: PageHead } | undefined;
};

/**
 * The route of one entity (a post, a profile): who may open it, its loader, its head, and the not-found page for one that
 * doesn't exist or that the viewer may not see. Spread it in `createFileRoute`, with the component.
 */
export function entityRoute<Params, Entity, Failure, Key extends QueryKey>(entity: EntityRoute<Params, Entity, Failure, Key>) {
  const { options, title, name, description, publicPath, picture, load, loadPart, isKept = false } = entity;
  return {
    beforeLoad: publicPath === undefined ? requireSignIn : undefined,
    async loader({ context, params }: { context: RouterContext & { viewer: Me | null }; params: Params }) {
      const query = { ...options(context.api, params), retry: retriesOnce };
      try {
        const [loaded] = await Promise.all([
          isKept ? context.queryClient.ensureQueryData(query) : context.queryClient.fetchQuery(query),
          load?.(context, params),
        ]);
        const head = {
          title: title(loaded) || name,
          description: typeof description === 'string' ? description : description(loaded),
          path: publicPath?.(loaded) ?? undefined,
          picture: picture?.(loaded),
        };
        return { head, madeAt: Date.now() };
      } catch (error) {
        // A malformed id counts as not found too.
        if (['NOT_FOUND', 'BAD_REQUEST'].includes(readFailure(error)?.code ?? '')) throw notFound();
        throw error;
      }
    },
    async head({ match, loaderData }: Headed) {
      // The server, and the browser as it takes over its page, wait for the part's code. Whoever is already on the page sees
      // the part's skeleton. The part itself reports a failure.
      const part = loadPart?.(match.search).catch(() => undefined);
      if (match.cause === 'enter') await part;
      return pageHead(match.context.site, loaderData?.head ?? { title: name, description: name });
    },
  };
}
