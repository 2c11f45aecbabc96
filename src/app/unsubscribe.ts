import { unsubscribe } from '../features/notifications/commands/unsubscribe.ts';
import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import type { Services } from '../platform/server/services.ts';

/**
 * Takes the POST that mail programs send for their reader (RFC 8058): without cookies or Origin, so it passes as
 * every caller that isn't a browser does; the signed link says whose mails end. Whatever else is asked is the page's.
 */
export function unsubscribeRoute(services: Services, otherwise: Route['handle']): Route {
  return {
    path: '/uitschrijven',
    async handle(request, response, requestId) {
      if (request.method !== 'POST') return otherwise(request, response, requestId);
      const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token') ?? '';
      const subject = await unsubscribe(services, token);
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      if (subject === null) answer(response, 400, headers, 'Deze link werkt niet.');
      else answer(response, 200, headers, 'Je bent uitgeschreven.');
    },
  };
}
