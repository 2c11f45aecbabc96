import type { Facts } from '../../facts/policy/references.ts';
import { phrase } from './words.ts';

const growth = phrase(
  'groei\\p{L}*|gegroeid|stijg\\p{L}*|gestegen|toename|toenemen|neemt toe|hoger|meer dan|verho\\p{L}+|vermeerder\\p{L}*',
);
const decline = phrase(
  'daal\\p{L}*|dalen\\p{L}*|gedaald|daling|zak(?:t|ken|te)|afname|afnemen|neemt af|lager|minder dan|verla\\p{L}+|vermind\\p{L}+|krimp\\p{L}*|bespaar\\p{L}*',
);
const fromTo = /van (?:de |het )?\{\{([^{}]+)\}\}[^.!?]{0,60}? (?:naar|tot) (?:de |het )?\{\{([^{}]+)\}\}/gu;

/** Words before a figure that make it another one: 'ruim € 50.000' is more than the owner stated. */
const inexact =
  /(?<!\p{L})(?:meer dan|minder dan|ruim|bijna|minstens|hoogstens|ongeveer|circa|rond de|zowat|tot wel|wel|nagenoeg|amper|slechts|boven|onder|zo['’]n) (?:de )?\{\{([^{}]+)\}\}/gu;

/** The reasons why the figures that a text compares may not stand so. */
export function wrongComparisons(text: string, facts: Facts): string[] {
  const isFigure = (id = '') => facts.get(id)?.kind === 'figure';
  const isInexact = [...text.toLocaleLowerCase('nl').matchAll(inexact)].some(([, id]) => isFigure(id));
  const isWrong = text.split(/(?<=[.!?])\s+/u).some((sentence) => !isBorneOut(sentence, facts));
  return [
    ...(isInexact ? ['een cijfer staat er zonder ‘ruim’, ‘bijna’, ‘meer dan’ en dergelijke ervoor'] : []),
    ...(isWrong ? ['een vergelijking van cijfers klopt niet, of is niet na te gaan'] : []),
  ];
}

function isBorneOut(sentence: string, facts: Facts): boolean {
  const figures = [...sentence.matchAll(/\{\{([^{}]+)\}\}/gu)].filter(([, id = '']) => facts.get(id)?.kind === 'figure');
  const small = sentence.toLocaleLowerCase('nl');
  const [grows, shrinks] = [growth.test(small), decline.test(small)];
  if (figures.length < 2 || !(grows || shrinks)) return true;
  const pairs = [...sentence.matchAll(fromTo)];
  return pairs.length > 0 && grows !== shrinks && pairs.every(([, from = '', to = '']) => isChange(facts, from, to, grows));
}

function isChange(facts: Facts, from: string, to: string, grows: boolean): boolean {
  const [before, after] = [facts.get(from)?.number ?? null, facts.get(to)?.number ?? null];
  if (before === null || after === null) return false;
  return grows ? after > before : after < before;
}
