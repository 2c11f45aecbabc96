import { findLinks, shortenAddress } from '../format/find-links.ts';

/** A person's text with its links, in the direction of its script; several empty lines in a row become one. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  const shown = text.replace(/\n\s*\n\s*\n/g, '\n\n');
  if (!shown.includes('://'))
    return (
      <p dir="auto" className={className}>
        {shown}
      </p>
    );
  return (
    <p dir="auto" className={className}>
      {findLinks(shown).map(({ text: words, href }, position) =>
        href === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
          <a key={position} href={href} target="_blank" rel="nofollow noopener" title={href}>
            {shortenAddress(words)}
          </a>
        ),
      )}
    </p>
  );
}
