import type { FeedEntry } from './findable.ts';
import { escapeXml, xmlHead } from './xml.ts';

type Feed = {
  appName: string;
  appUrl: string;
  /** The address of the feed, and that of the page that it follows. */
  path: string;
  pagePath: string;
  title: string;
  entries: readonly FeedEntry[];
};

/** When a feed without entries was last changed. */
const beginning = new Date(0);

/**
 * An Atom feed (RFC 4287). Its author is the site: a reader keeps what it once read, and a person's name there couldn't
 * be taken back.
 */
export function atomOf({ appName, appUrl, path, pagePath, title, entries }: Feed): string {
  const changedAt = lastChangeOf(entries);
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl">
<id>${escapeXml(appUrl + path)}</id>
<title>${escapeXml(title)}</title>
<updated>${changedAt.toISOString()}</updated>
<author><name>${escapeXml(appName)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(appUrl + path)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(appUrl + pagePath)}"/>
<icon>${escapeXml(appUrl)}/icon-180.png</icon>
${entries.map((entry) => entryOf(appUrl, entry)).join('')}</feed>
`;
}

export function lastChangeOf(entries: readonly Pick<FeedEntry, 'changedAt'>[]): Date {
  return new Date(Math.max(beginning.getTime(), ...entries.map(({ changedAt }) => changedAt.getTime())));
}

function entryOf(appUrl: string, { id, path, title, summary, category, publishedAt, changedAt }: FeedEntry): string {
  return `<entry>
<id>urn:uuid:${id}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(appUrl + path)}"/>
<published>${publishedAt.toISOString()}</published>
<updated>${changedAt.toISOString()}</updated>
<category term="${escapeXml(category)}"/>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}
