import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { findSessions } from '../features/accounts/commands/sessions.ts';
import { answerWith } from '../platform/server/http/answer.ts';
import { errorPage } from '../platform/server/http/error-page.ts';
import { statusOfFailure } from '../platform/server/http/failure-status.ts';
import { type Health, healthRoutes } from '../platform/server/http/health.ts';
import { createListener, type Route } from '../platform/server/http/listener.ts';
import { isVisitorGone } from '../platform/server/http/visitor-left.ts';
import { liveRoute } from '../platform/server/live/stream.ts';
import { describeError } from '../platform/server/log.ts';
import { mailboxRoutes } from '../platform/server/mail/mailbox-page.ts';
import type { Services } from '../platform/server/services.ts';
import { apiRoutes } from './api.ts';
import { apiDocsRoutes } from './api-docs.ts';
import { calendarRoute } from './calendar.ts';
import { serveFiles } from './files.ts';
import { foundRoutes } from './found.ts';
import { manifestRoute } from './manifest.ts';
import { createPages } from './pages.ts';
import { createRequestContext } from './request-context.ts';
import { sharedDeckRoute } from './shared-deck.ts';
import { starterGuideRoute } from './starter-guide.ts';
import { unsubscribeRoute } from './unsubscribe.ts';
import { uploadFileRoute } from './uploads.ts';

/** The source of the browser's files: the build's folder, or Vite in development. */
type Assets =
  | { folder: string }
  | { middleware: (request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1], next: () => void) => void };

export type AppOptions = {
  services: Services;
  assets: Assets;
  health: Health;
  observe(status: number, seconds: number): void;
  /** Whether requests are refused because the main thread is late; measured unless a test on a busy machine says otherwise. */
  isOverloaded?: () => boolean;
};

/** Mounts all routes of the HTTP server, for development and production alike. */
export function createApp({ services, assets, health, observe, isOverloaded }: AppOptions): RequestListener {
  const contextOf = createRequestContext(services);
  const { answerPage, answerKept, refuseWhenFull } = createPages(services, contextOf);

  const app = new Hono<{
    Bindings: { incoming: Parameters<RequestListener>[0]; outgoing: Parameters<RequestListener>[1]; requestId: string };
  }>();
  app.use(compress());
  app.onError((error, c) => {
    const requestId = String(c.env.outgoing.getHeader('X-Request-Id'));
    if (isVisitorGone(error, c.env.outgoing)) {
      services.log.debug({ requestId }, 'visitor left');
      return c.body(null);
    }
    const status = statusOfFailure(error);
    services.log[status === 503 ? 'warn' : 'error']({ requestId, error: describeError(error) }, 'a page failed');
    const { headers, html } = errorPage(status, requestId);
    return c.body(html, status, headers);
  });
  if ('folder' in assets) app.use(serveFiles(assets.folder));
  app.all('*', async ({ req, env: { incoming, outgoing } }) => {
    await answerPage(req.raw, incoming, outgoing, String(outgoing.getHeader('X-Request-Id')));
    return RESPONSE_ALREADY_SENT;
  });

  /** The framework makes the answer and we send it. Left to itself, it would print failures of connections and send their messages to callers. */
  async function answerByFramework(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let made: Response | undefined;
    const make = getRequestListener(
      async (asked, bindings) => {
        made = await app.fetch(asked, bindings);
        return RESPONSE_ALREADY_SENT;
      },
      { overrideGlobalObjects: false },
    );
    await make(request, response);
    // The framework returns nothing for requests that it has refused, such as one with an invalid host.
    if (made !== undefined && !response.headersSent) await answerWith(response, made);
  }

  const pages: Route['handle'] = async (request, response) => {
    if (answerKept(request, response)) return;
    refuseWhenFull(request);
    if ('middleware' in assets) await new Promise<void>((resolve) => assets.middleware(request, response, resolve));
    await answerByFramework(request, response);
  };

  const routes = [
    ...healthRoutes(health),
    ...apiDocsRoutes(services.settings.appName),
    ...apiRoutes(services, contextOf),
    liveRoute({ services, contextOf, findSessions: (ids, now) => findSessions(services.db, ids, now) }),
    ...mailboxRoutes(services.settings, pages),
    manifestRoute(services.settings),
    starterGuideRoute(services.settings),
    ...foundRoutes(services),
    calendarRoute(services),
    uploadFileRoute(services, contextOf),
    unsubscribeRoute(services, pages),
    sharedDeckRoute(pages),
    { path: '/', handle: pages },
  ];
  return createListener(services, routes, observe, isOverloaded);
}
