import type { Route } from '../platform/server/http/listener.ts';

/** The path before the address of a shared deck. */
export const sharedDeckPath = '/pitch/';

/**
 * The page of a shared deck. Whoever has its address may be its reader, so that it goes to no log, no other site and no search
 * engine, and the page isn't kept for others.
 */
export function sharedDeckRoute(pages: Route['handle']): Route {
  return {
    path: sharedDeckPath,
    hidesPath: true,
    handle(request, response, requestId) {
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive');
      return pages(request, response, requestId);
    },
  };
}
