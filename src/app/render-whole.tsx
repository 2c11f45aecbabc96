import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AnyRouter } from '@tanstack/react-router';
import { defineHandlerCallback, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { codeAfterPaint } from '../platform/server/http/code-after-paint.ts';

/** React writes it in a stream, and the router writes it for every page. */
const doctype = '<!DOCTYPE html>';

/** React's marks of parts that failed, or that it didn't wait for. No text of a page has them, as its brackets are escaped. */
const hole = /<!--\$[!?]-->/;

/** Only code that loads with its first use can keep a page waiting. A page that waits longer frees its place for others. */
const longestWait = 10_000;

type Listeners = {
  onHole(request: Request, error: unknown): void;
  /** Learns the page's text, which its response doesn't have (docs/decisions/128-objects-that-outlive-their-page.md). */
  onHtml(html: string): void;
};

/**
 * Makes the handler that renders a page whole. Its data are there before rendering starts, so a stream would bring nothing
 * earlier (docs/decisions/089). A part that fails to render, or isn't there in time, leaves its placeholder in the page, and the
 * browser renders it afresh (React's error 419); `onHole` learns of each.
 */
export function createWholeRenderer({ onHole, onHtml }: Listeners) {
  return defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    try {
      keepScripts(router);
      const page = <RouterServer router={router} />;
      const html = writeAtOnce(page) ?? (await writeWhole(page, router.options.ssr?.nonce, (error) => onHole(request, error)));
      const whole = await transformHtmlStringWithRouter(router, html);
      onHtml(codeAfterPaint(whole));
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  });
}

/** The router hands out once what makes a page work in the browser; a page that is rendered a second time needs it a second time. */
function keepScripts({ serverSsr }: AnyRouter): void {
  if (serverSsr === undefined) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  // Named first, so that it doesn't outlive its page (docs/decisions/128-objects-that-outlive-their-page.md).
  const takeAgain = () => {
    tags ??= take();
    return tags;
  };
  serverSsr.takeInitialHydrationScriptTags = takeAgain;
}

/**
 * Renders a page of which all is there; null when a part isn't, or fails, and only `writeWhole` tells which. React makes one text of it,
 * which takes a seventh less of the server than its stream (docs/decisions/129-pages-written-as-one-text.md).
 */
function writeAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return hole.test(html) ? null : html;
  } catch {
    // Rendered again, it fails again, and then with its reason.
    return null;
  }
}

/** Waits for parts whose code loads with their first use. Rejects when the page fails outside of every boundary. */
async function writeWhole(page: ReactNode, nonce: string | undefined, onHole: (error: unknown) => void): Promise<string> {
  const { promise: whole, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce === undefined ? {} : { nonce }),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
    onError(error) {
      onHole(error);
    },
  });
  const late = setTimeout(() => abort(new Error(`a part of the page took more than ${longestWait} ms`)), longestWait);
  try {
    return (await whole).slice(doctype.length);
  } finally {
    clearTimeout(late);
  }
}
