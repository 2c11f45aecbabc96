import type { Route } from '../platform/server/http/listener.ts';
import { pathOf } from '../platform/server/http/request.ts';

/** The path before the address of a shared deck. */
export const sharedDeckPath = '/pitch/';

/** Whether a request is for the page of a shared deck, however its path is written. */
export function isForSharedDeck(target: string): boolean {
  return pathOf(target).startsWith(sharedDeckPath);
}

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
