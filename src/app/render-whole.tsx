import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AnyRouter, Manifest } from '@tanstack/react-router';
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
      const code = takePreloads(router);
      const page = <RouterServer router={router} />;
      const html = writeAtOnce(page) ?? (await writeWhole(page, router.options.ssr?.nonce, (error) => onHole(request, error)));
      onHtml(codeAfterPaint(await transformHtmlStringWithRouter(router, html), code));
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
 * Keeps the tags that ask for a page's code out of it, and returns the addresses of that code: `codeAfterPaint` asks for it. Left in, some
 * twenty tags are rendered only to be cut out again (docs/decisions/135-what-pages-share.md).
 */
function takePreloads(router: AnyRouter): string[] {
  const manifest = router.ssr?.manifest;
  if (manifest === undefined) return [];
  router.ssr = { manifest: withoutPreloads(manifest) };
  const { matches } = router.state;
  const end = matches.findIndex(({ status }) => status !== 'success') + 1;
  const rendered = end === 0 ? matches : matches.slice(0, end);
  const preloads = rendered.flatMap(({ routeId }) => manifest.routes[routeId]?.preloads ?? []);
  return [...new Set(preloads.map((preload) => (typeof preload === 'string' ? preload : preload.href)))];
}

/** Made once, as all pages share one manifest. */
const stripped = new WeakMap<Manifest, Manifest>();

function withoutPreloads(manifest: Manifest): Manifest {
  let without = stripped.get(manifest);
  if (without === undefined) {
    const routes = Object.entries(manifest.routes).map(([id, { preloads: _, ...route }]) => [id, route] as const);
    without = { ...manifest, routes: Object.fromEntries(routes) };
    stripped.set(manifest, without);
  }
  return without;
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
