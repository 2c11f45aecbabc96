import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
  waitForRequest,
} from '@tanstack/react-router/ssr/server';
import { isbot } from 'isbot';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Makes the handler that streams a page, as the framework's own does, which reports failures without their page. A part
 * that fails to render, or isn't done when the stream is ended, leaves its placeholder in the page, and the browser renders
 * it afresh (React's error 419); `onHole` learns of each. Pages that nobody waits for any more are none.
 */
export function createPageStream(onHole: (request: Request, error: unknown) => void) {
  return defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    const { signal } = request;
    let isEnded = false;
    const whole = new AbortController();
    try {
      signal.throwIfAborted();
      const stream = await renderToReadableStream(createElement(RouterServer, { router }), {
        signal,
        ...(router.options.ssr?.nonce === undefined ? {} : { nonce: router.options.ssr.nonce }),
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          if (!isEnded && !signal.aborted) onHole(request, error);
        },
      });
      const body = transformReadableStreamWithRouter(router, stream, {
        rendererSafePoint: 'script-close',
        signal,
        onAbort(reason) {
          isEnded = true;
          // Other reasons are those of a reader who left.
          if (isTooLate(reason)) onHole(request, reason);
          whole.abort(reason);
        },
      });
      // Programs that read pages don't put parts that come later in their place.
      if (isbot(request.headers.get('User-Agent'))) await waitForRequest(stream.allReady, whole.signal);
      return createSsrStreamResponse(router, new Response(body, { status: getSsrStatus(router), headers: responseHeaders }));
    } catch (error) {
      router.serverSsr?.cleanup();
      throw error;
    }
  });
}

/** Of the framework, which gives a page two minutes. */
const isTooLate = (reason: unknown): boolean => reason instanceof Error && reason.message === 'Stream lifetime exceeded';
