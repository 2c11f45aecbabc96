import { boundWork } from '../platform/server/bounded-work.ts';
import {
  answerFile,
  answerNotFound,
  isKnown,
  type PublicFile,
  refuseWrites,
  setVersion,
  textFile,
} from '../platform/server/found/answer-file.ts';
import { atomOf, lastChangeOf } from '../platform/server/found/atom.ts';
import type { Findable } from '../platform/server/found/findable.ts';
import { createKeep } from '../platform/server/found/keep.ts';
import { sitemapIndexOf, sitemapOf } from '../platform/server/found/sitemap.ts';
import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { sentPathOf } from '../platform/server/http/request.ts';
import { drawPreview, type Preview, previewDesign } from '../platform/server/preview/draw-preview.ts';
import type { Services } from '../platform/server/services.ts';
import { findables, publicPages } from './findable.ts';

/** Things on one page of the sitemap. The protocol allows ten times as many; so few never keep the main thread for long. */
const pageSize = 5_000;

/** They have some 800 kB each. */
const keptSitemaps = 20;

const pagesPath = '/sitemap/paginas.xml';
const staticPages = publicPages.map((path) => ({ path }));

/** How long lists are kept, as pages of visitors are: what is withdrawn leaves them soon. */
const keptMilliseconds = 5_000;

/** Seconds for which others may keep what they read. */
const sharedSeconds = 600;

/** Pictures are drawn one at a time, and those that were asked for lately are kept; they have some 40 kB each. */
const drawingBounds = { running: 1, waiting: 20 };
const keptPictures = 200;

/** All that search engines, feed readers and link previews ask for besides pages. */
export function foundRoutes(services: Services): Route[] {
  return [
    robotsRoute(services),
    ...sitemapRoutes(services),
    ...findables.flatMap(({ name, feed }) => (feed === null ? [] : [feedRoute(services, name, feed)])),
    previewRoute(services),
  ];
}

function robotsRoute({ settings }: Services): Route {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /rpc/\n\nSitemap: ${settings.appUrl}/sitemap.xml\n`;
  const making = textFile('text/plain', text);
  return {
    path: '/robots.txt',
    async handle(request, response) {
      if (!refuseWrites(request, response)) answerFile(request, response, await making, sharedSeconds);
    },
  };
}

function sitemapRoutes({ db, clock, settings: { appUrl } }: Services): Route[] {
  const keep = createKeep<PublicFile>({ clock, entries: keptSitemaps, milliseconds: keptMilliseconds });
  const keepBegins = createKeep<string[]>({ clock, entries: findables.length, milliseconds: keptMilliseconds });
  const bounded = boundWork({ running: 1, waiting: 20 });
  const beginsOf = ({ name, sitemap }: Findable) => keepBegins(name, () => sitemap.begins(db, pageSize));

  async function listSitemaps(): Promise<string> {
    const paths = await Promise.all(
      findables.map(async (each) => (await beginsOf(each)).map((_begin, place) => `/sitemap/${each.name}-${place + 1}.xml`)),
    );
    return sitemapIndexOf(appUrl, [pagesPath, ...paths.flat()]);
  }

  /** A page of one feature's things, or null when there are fewer pages. */
  async function readPage(path: string): Promise<PublicFile | null> {
    if (path === pagesPath) return textFile('application/xml', sitemapOf(appUrl, staticPages));
    const [, name, number] = /^\/sitemap\/([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const findable = findables.find((each) => each.name === name);
    if (findable === undefined) return null;
    const begins = await beginsOf(findable);
    const [from, to = null] = [begins[Number(number) - 1], begins[Number(number)]];
    if (from === undefined) return null;
    return keep(path, () =>
      bounded(async () => {
        const pages = await findable.sitemap.list(db, from, to);
        return textFile('application/xml', sitemapOf(appUrl, pages), lastChangeOf(pages));
      }),
    );
  }

  return [
    {
      path: '/sitemap.xml',
      async handle(request, response) {
        if (refuseWrites(request, response)) return;
        const file = await keep('index', async () => textFile('application/xml', await bounded(listSitemaps)));
        answerFile(request, response, file, sharedSeconds);
      },
    },
    {
      path: '/sitemap/',
      async handle(request, response) {
        if (refuseWrites(request, response)) return;
        const file = await readPage(sentPathOf(request));
        if (file === null) answerNotFound(response);
        else answerFile(request, response, file, sharedSeconds);
      },
    },
  ];
}

function feedRoute({ db, clock, settings: { appName, appUrl } }: Services, name: string, feed: NonNullable<Findable['feed']>): Route {
  const keep = createKeep<PublicFile>({ clock, entries: 1, milliseconds: keptMilliseconds });
  const pagePath = `/${name}`;
  const path = `${pagePath}/feed.atom`;

  async function makeFeed(): Promise<PublicFile> {
    const entries = await feed.list(db);
    const text = atomOf({ appName, appUrl, path, pagePath, title: `${feed.title} · ${appName}`, entries });
    return textFile('application/atom+xml', text, lastChangeOf(entries));
  }

  return {
    path,
    async handle(request, response) {
      if (!refuseWrites(request, response)) answerFile(request, response, await keep('feed', makeFeed), sharedSeconds);
    },
  };
}

/** Serves /beeld/{name}.png and /beeld/{name}/{id}.png. A page's address of its picture has a version too, so that others ask for a new one. */
function previewRoute({ db, clock, settings: { appName } }: Services): Route {
  const keep = createKeep<Buffer>({ clock, entries: keptPictures, milliseconds: Number.POSITIVE_INFINITY });
  const bounded = boundWork(drawingBounds);

  async function find(path: string): Promise<{ version: string; preview: Preview } | null> {
    const [, name, id] = /^\/beeld\/([a-z]+)(?:\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?\.png$/.exec(path) ?? [];
    const findable = findables.find((each) => each.name === name);
    if (findable === undefined) return null;
    return id === undefined ? { version: '0', preview: findable.preview.list } : findable.preview.read(db, id);
  }

  return {
    path: '/beeld/',
    async handle(request, response) {
      if (refuseWrites(request, response)) return;
      const path = sentPathOf(request);
      const found = await find(path);
      if (found === null) return answerNotFound(response);
      const version = { etag: `"${previewDesign}-${found.version}"`, changedAt: null };
      const isOld = isKnown(request, version.etag);
      const picture = isOld ? null : await keep(`${path} ${found.version}`, () => bounded(() => drawPreview(appName, found.preview)));
      setVersion(response, version, sharedSeconds);
      // Pages of others show it beside a link.
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (picture === null) return answer(response, 304, {});
      const headers = { 'Content-Type': 'image/png', 'Content-Length': picture.length };
      answer(response, 200, headers, request.method === 'HEAD' ? undefined : picture);
    },
  };
}
