import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Site } from '../../features/site/contract.ts';

export type PageHead = {
  /** The title before '· Kiem'. */
  title: string;
  description: string;
  /** The path of the canonical address; absent for pages that search engines should not index. */
  path?: string | undefined;
  /** The picture of its link previews, of the size that these ask for; the site's own without one. */
  picture?: { path: string; alt: string } | undefined;
  /** A feed that follows the page. */
  feed?: { path: string; title: string } | undefined;
};

const tagline = 'Het netwerk voor ondernemers, investeerders en talent';
const description =
  'Vind kapitaal, projecten, werk en de mensen om het samen te doen. Eén netwerk voor ondernemers, investeerders en talent in Nederland en Vlaanderen.';

/** The head of every page. Pages override the title and the texts of link previews. */
export function siteHead(site: Site) {
  const title = `${site.appName} · ${tagline}`;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title },
      { name: 'description', content: description },
      { property: 'og:site_name', content: site.appName },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${site.appUrl}/icon-512.png` },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      ...[bricolage, figtree].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/icon-180.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  };
}

/** The head of one page: title, preview, and its canonical address or noindex. */
export function pageHead(site: Site, page: PageHead) {
  const title = `${page.title} · ${site.appName}`;
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      ...(page.path === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ property: 'og:url', content: `${site.appUrl}${page.path}` }, ...pictureMeta(site, page)]),
    ],
    links: [
      ...(page.path === undefined ? [] : [canonical(site, page.path)]),
      ...(page.feed === undefined
        ? []
        : [{ rel: 'alternate', type: 'application/atom+xml', title: page.feed.title, href: page.feed.path }]),
    ],
  };
}

/** The preview of a page with a picture of its own, which is shown large. */
function pictureMeta(site: Site, { title, description: text, picture }: PageHead) {
  if (picture === undefined) return [];
  const address = `${site.appUrl}${picture.path}`;
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: text },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: picture.alt },
  ];
}

/** The canonical address of a page. */
export function canonical(site: Site, path: string) {
  return { rel: 'canonical', href: `${site.appUrl}${path}` };
}
