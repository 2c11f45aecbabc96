import { Writable } from 'node:stream';
import { defineHandlerCallback, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React writes it, and the router writes it again. */
const doctype = '<!DOCTYPE html>';

/**
 * Renders a page whole. Its data are there before rendering starts, so a stream would bring nothing earlier
 * (docs/decisions/089).
 */
export const renderWhole = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = await writeHtml(<RouterServer router={router} />, router.options.ssr?.nonce);
  const whole = await transformHtmlStringWithRouter(router, html.slice(doctype.length));
  return new Response(whole, { status: getSsrStatus(router), headers: responseHeaders });
});

/** Waits for parts whose code loads with their first use. Rejects when the page fails outside of every boundary. */
function writeHtml(page: ReactNode, nonce: string | undefined): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Uint8Array[] = [];
  const html = new Writable({
    write(part: Uint8Array, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts).toString());
      done();
    },
  });
  const { pipe } = renderToPipeableStream(page, {
    ...(nonce === undefined ? {} : { nonce }),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(html),
    onShellError: reject,
  });
  return promise;
}
