import { unsubscribe } from '../features/notifications/commands/unsubscribe.ts';
import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { queryOf } from '../platform/server/http/request.ts';
import type { Services } from '../platform/server/services.ts';

/**
 * Handles the one-click unsubscribe POST of mail programs (RFC 8058). It has no cookies and no Origin, so the Origin check
 * lets it pass, and the signed link names the person. Other requests go to the page.
 */
export function unsubscribeRoute(services: Services, otherwise: Route['handle']): Route {
  return {
    path: '/uitschrijven',
    async handle(request, response, requestId) {
      if (request.method !== 'POST') return otherwise(request, response, requestId);
      const token = queryOf(request).get('token') ?? '';
      const ended = await unsubscribe(services, token);
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      if (ended === null) answer(response, 400, headers, 'Deze link werkt niet.');
      else answer(response, 200, headers, 'Je bent uitgeschreven.');
    },
  };
}
