import { createNoncePage, type NoncePage } from './nonce-page.ts';
import type { Page } from './send-page.ts';

type CachedPage = { status: number; headers: [string, string][]; html: NoncePage; expires: number };

/**
 * Pages for signed-out visitors, rendered once with a placeholder where the nonce goes and kept
 * for a few seconds per URL, query string included. Bounded: the oldest entry makes room.
 */
export function createPageCache(options: { entries: number; milliseconds: number; placeholder: string }) {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();

  async function render(url: string, makePage: () => Promise<Page>): Promise<CachedPage> {
    const { status, headers, html } = await makePage();
    const page = {
      status,
      headers: [...headers].filter(([name]) => name !== 'content-length'),
      html: createNoncePage(html ?? '', options.placeholder),
      expires: performance.now() + options.milliseconds,
    };
    if (page.status === 200) {
      pages.delete(url);
      pages.set(url, page);
      const oldest = pages.keys().next().value;
      if (pages.size > options.entries && oldest !== undefined) pages.delete(oldest);
    }
    return page;
  }

  /** The page at this URL, when it is kept and not too old. */
  function find(url: string): CachedPage | undefined {
    const page = pages.get(url);
    return page === undefined || page.expires < performance.now() ? undefined : page;
  }

  return {
    find,

    isRendering: (url: string) => rendering.has(url),

    /** The page at this URL with this nonce; visitors who come while it is rendered wait for that rendering. */
    async get(url: string, nonce: string, makePage: () => Promise<Page>): Promise<Page> {
      let page = find(url);
      if (page === undefined) {
        const running = rendering.get(url) ?? render(url, makePage).finally(() => rendering.delete(url));
        rendering.set(url, running);
        page = await running;
      }
      return { status: page.status, headers: new Headers(page.headers), html: page.html.plain(nonce) };
    },
  };
}
