import type { ListedPage } from './findable.ts';
import { escapeXml, xmlHead } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap as sitemaps.org describes it; pages that never change by themselves have no date. */
export function sitemapOf(appUrl: string, pages: readonly (Pick<ListedPage, 'path'> & Partial<ListedPage>)[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    const date = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(appUrl + path)}</loc>${date}</url>\n`;
  });
  return `${xmlHead}<urlset xmlns="${namespace}">\n${urls.join('')}</urlset>\n`;
}

/** The list of sitemaps. */
export function sitemapIndexOf(appUrl: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(appUrl + path)}</loc></sitemap>\n`);
  return `${xmlHead}<sitemapindex xmlns="${namespace}">\n${maps.join('')}</sitemapindex>\n`;
}
