import { phrase } from './words.ts';

/** Claims of a position that no plan proves, and promises that nobody can keep. */
const claims = [
  '(?:markt|wereld|branche|prijs)?leiders?',
  '(?:toonaangevend|vooraanstaand|onge[eë]venaard|onovertroffen|weergaloos|weergaloz|revolutionair|baanbrekend|uniek|leidend|dominant|exclusief|exclusiev)e?',
  'koplopers?|wereldspelers?|wereldklasse|topspelers?|pioniers?|absolute top',
  '(?:nummer|nr\\.?) (?:een|één)',
  '(?:de|het|als|onze|zijn|is|blijft) enige?',
  'niemand anders|geen enkele? ander\\p{L}*|nergens anders|zonder concurrentie|geen concurrent\\p{L}*',
  '(?:als|de|het) (?:aller)?eerste?(?: \\p{L}+)? (?:die|dat|in|van|op|ter|voor|met)|als eerste',
  'garanti\\p{L}+|gegarandeerd\\p{L}*|garande\\p{L}+|risicoloos|risicoloze|risicovrije?|zonder (?:enig )?risico',
  '(?:alles|iedereen|iedere \\p{L}+|elke? \\p{L}+|alle \\p{L}+) (?:koopt|kopen|wil|willen|kiest|kiezen|gebruikt|gebruiken)',
  'best|largest|biggest|leading|only|unique|number one|fastest|cheapest',
  '(?:aller)?(?:grootste?|beste?|meeste?|hoogste?|laagste?|snelste?|goedkoopste?|sterkste?|slimste?|mooiste?|populairste?|bekendste?|minste)',
].map(phrase);

/** Words in -ste that are no superlatives. */
const ordinary = new Set(
  'eerste laatste juiste onjuiste vaste bewuste onbewuste gepaste ongepaste aangepaste toegepaste naaste woeste robuuste trieste enthousiaste geruste verroeste'.split(
    ' ',
  ),
);
const superlative = /(?<!\p{L})(?:de|het|onze|ons|hun|zijn|haar|jouw|je|\p{L}+s) (\p{L}{2,}ste)(?!\p{L})/gu;

/** The claims of a position in a text, as they stand there. */
export function positionsIn(text: string): string[] {
  const small = text.toLocaleLowerCase('nl');
  const claimed = claims.flatMap((claim) => claim.exec(small)?.[0] ?? []);
  const superlatives = [...small.matchAll(superlative)].map(([, word = '']) => word).filter((word) => !ordinary.has(word));
  return [...new Set([...claimed, ...superlatives])];
}
