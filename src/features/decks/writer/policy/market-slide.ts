import { lineWords } from '../../../projects/own/view/row-words.ts';
import { marketSizeLabels, marketSizes } from '../../../projects/plan/policy.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/** The sizes of the market in words, who buys first, and why now. The chart takes the amounts from the facts. */
export function writeMarket(words: Words, { fields: { plan } }: DeckProject): WrittenSlide {
  const slide = startSlide('market_slide', words);
  slide.write('sizes', [...sizesOf(words), ...sourcesOf(words)]);
  slide.quote('ideal_customer', 'idealCustomer');
  slide.list(
    'why_now',
    [...plan.trends.keys()].map((position) => `trend:${position}`),
    lineWords.trends.title,
  );
  for (const size of marketSizes) {
    const basis = words.say(`market:${size}:basis`);
    if (basis !== '') slide.note(basisLabels[size], [basis], marketSizeLabels[size]);
  }
  return slide.finish();
}

const basisLabels = {
  tam: 'Zo rekenden we de totale markt uit',
  sam: 'Zo rekenden we de bereikbare markt uit',
  som: 'Zo rekenden we ons eigen deel uit',
};

/** One sentence says amounts as parts of each other only if each is smaller than the one before. */
function sizesOf({ say, number }: Words): string[] {
  const [tam, sam, som] = marketSizes.map((size) => say(`market:${size}:amount`));
  const amounts = marketSizes.flatMap((size) => number(`market:${size}:amount`) ?? []);
  const isNested = amounts.every((amount, position) => position === 0 || amount < (amounts[position - 1] ?? 0));
  const sentences: string[] = [];
  if (tam) sentences.push(`Klanten geven in deze markt samen ${tam} per jaar uit.`);
  if (sam) sentences.push(tam && isNested ? `Daarvan is ${sam} voor ons bereikbaar.` : `Voor ons is ${sam} per jaar bereikbaar.`);
  if (som) sentences.push(sam && isNested ? `We denken er ${som} van te winnen.` : `We denken ${som} per jaar te winnen.`);
  return sentences;
}

/** Sources that several amounts share are named once. */
function sourcesOf({ say, shown, closed }: Words): string[] {
  const sources = marketSizes.flatMap((size) => {
    const source = say(`market:${size}:source`);
    const year = say(`market:${size}:year`);
    if (source === '') return [];
    return year === '' ? [source] : [`${source} (${year})`];
  });
  const different = sources.filter((source, position) => sources.findIndex((other) => shown(other) === shown(source)) === position);
  if (different.length === 0) return [];
  return [closed(`${different.length === 1 ? 'Bron' : 'Bronnen'}: ${different.join('; ')}`)];
}
