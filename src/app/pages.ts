import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createStartHandler } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { sessionCookie } from '../features/accounts/commands/sessions.ts';
import { answer, isNavigation } from '../platform/server/http/answer.ts';
import { readCookie } from '../platform/server/http/cookies.ts';
import { pagePolicy } from '../platform/server/http/headers.ts';
import { createPageCache } from '../platform/server/http/page-cache.ts';
import { createPageTurns } from '../platform/server/http/page-turns.ts';
import { type Page, sendPage } from '../platform/server/http/send-page.ts';
import { describeError } from '../platform/server/log.ts';
import type { Services } from '../platform/server/services.ts';
import { writePartsOnce } from '../platform/web/kit/shared-part.tsx';
import { apiClient } from './api.ts';
import { currentPageRequest, type PageRequest } from './page-request.ts';
import { createWholeRenderer } from './render-whole.tsx';
import type { createRequestContext } from './request-context.ts';
import { isForSharedDeck, sharedDeckPath } from './shared-deck.ts';

/** Marks the nonce in cached pages. It is unguessable, so that nobody's text can contain it. */
const noncePlaceholder = randomBytes(18).toString('hex');

/**
 * A page occupies the main thread ten times as long as an API call. Few are rendered at once, so that calls get their
 * turn in between. Only as many wait as can be rendered soon, and the rest is refused at once (docs/decisions/021).
 */
const renderingBounds = { running: 2, waiting: 24, waitMilliseconds: 400 };

/**
 * Renders pages on the server. A page calls the contract in-process with the visitor's own context.
 * Pages of signed-out visitors are cached for a few seconds per URL.
 */
export function createPages(
  { settings, log, live }: Pick<Services, 'settings' | 'log' | 'live'>,
  contextOf: ReturnType<typeof createRequestContext>,
) {
  const cache = createPageCache({ entries: 200, milliseconds: settings.mode === 'development' ? 0 : 5_000, placeholder: noncePlaceholder });

  // Code that changes under development changes these too.
  if (settings.mode !== 'development') writePartsOnce(renderToString);
  const render = createStartHandler(
    createWholeRenderer({
      onHole({ url }, error) {
        const { pathname } = new URL(url);
        log.warn({ route: isForSharedDeck(pathname) ? sharedDeckPath : pathname, error: describeError(error) }, 'a part of a page failed');
      },
      onHtml(html) {
        currentPageRequest().html = html;
      },
    }),
  );
  const renderInTurn = createPageTurns(renderingBounds);

  async function answerPage(request: Request, incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<void> {
    await sendPage(incoming, outgoing, await findOrRender(request, incoming, outgoing, requestId));
  }

  async function findOrRender(request: Request, incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<Page> {
    const nonce = beginPage(outgoing);
    const page = (asked: Request, pageNonce: string) =>
      renderInTurn(async () => {
        const context = await contextOf(incoming, outgoing, requestId);
        let refusal: unknown;
        const client = apiClient(context, (error) => {
          refusal ??= error;
        });
        const livePosition = context.viewer === null ? undefined : live.position();
        const rendering: PageRequest = { client, nonce: pageNonce, livePosition };
        const { status, headers, body } = await render(asked, { context: { page: rendering } });
        const { html = null } = rendering;
        // The framework keeps its request for longer, and with it the text and the answers.
        rendering.html = undefined;
        rendering.queryClient?.clear();
        if (status !== 500 || refusal === undefined) return { status, headers, html: body === null ? html : await text(body) };
        await body?.cancel();
        throw refusal;
      });
    if (readCookie(incoming, sessionCookie, settings.https) !== undefined || request.method !== 'GET') return page(request, nonce);
    const { pathname, search } = new URL(request.url);
    // Its reader may have a cookie of their own, and loses it at once when it is taken back.
    if (isForSharedDeck(pathname)) return page(request, nonce);
    // Without the caller's signal: others wait for this rendering, and get it although who asked first leaves.
    return cache.get(pathname + search, nonce, () => page(new Request(request.url, { headers: request.headers }), noncePlaceholder));
  }

  /**
   * Answers a visitor from the cache and returns whether it could. It bypasses the framework, which would take several
   * times as long as the rest of the answer and compress the page each time.
   */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || readCookie(request, sessionCookie, settings.https) !== undefined) return false;
    const page = cache.find(request.url ?? '');
    if (page === undefined) return false;
    const nonce = beginPage(response);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    const compressed = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
    if (compressed) response.setHeader('Content-Encoding', 'gzip');
    const body = compressed ? page.html.gzip(nonce) : Buffer.from(page.html.plain(nonce));
    answer(response, page.status, { 'Content-Length': body.length }, body);
    return true;
  }

  /** Throws a BusyError for a navigation that would be refused: through the framework, a refusal costs several times as much. */
  function refuseWhenFull(request: IncomingMessage): void {
    if (isNavigation(request) && !cache.isRendering(request.url ?? '')) renderInTurn.refuseWhenFull();
  }

  /** Sets the headers of every page and returns the nonce of its scripts. */
  function beginPage(response: ServerResponse): string {
    const nonce = randomBytes(16).toString('base64url');
    response.setHeader('Content-Security-Policy', pagePolicy(nonce, settings.mode));
    response.setHeader('Cache-Control', 'no-store');
    return nonce;
  }

  return { answerPage, answerKept, refuseWhenFull };
}
