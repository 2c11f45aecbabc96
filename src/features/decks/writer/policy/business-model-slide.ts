import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const [, priceColumn] = slideFields.business_model_slide.pricing.columns;

/** Begins what owners type after 'Per' as though nothing stood before it. */
const ownWords =
  /^(?:per\b|elke?\b|ieder\b|iedere\b|een?malig|éénmalig|eenmaal|één keer|een keer|vanaf\b|op aanvraag|all-in|incl|excl|each\b|every\b|once\b|one[- ]|a\b|an\b|p\.)/iu;

/** How money comes in, and the prices. */
export function writeBusinessModel(words: Words, { fields: { plan } }: DeckProject): WrittenSlide {
  const slide = startSlide('business_model_slide', words);
  slide.quote('model', 'businessModel');
  slide.rows(
    'pricing',
    [...plan.prices.keys()].map((position) => [words.line(`price:${position}:name`), priceOf(words, position)]),
  );
  const long = [...plan.prices.keys()].filter(
    (position) => words.isShortened(`price:${position}:name`) || words.shown(wholePrice(words, position)).length > priceColumn.length,
  );
  slide.note(
    'Prijzen',
    long.map((position) => `${words.say(`price:${position}:name`)}: ${wholePrice(words, position)}`),
  );
  return slide.finish();
}

function priceOf(words: Words, position: number): string {
  const whole = wholePrice(words, position);
  return words.shown(whole).length <= priceColumn.length ? whole : words.say(`price:${position}:price`);
}

/** '€ 12,50 per woning per maand'. */
function wholePrice({ say, shown, number }: Words, position: number): string {
  const price = say(`price:${position}:price`);
  const per = say(`price:${position}:per`);
  if (per === '' || number(`price:${position}:price`) === 0) return price;
  if (shown(per).startsWith('/')) return `${price}${per}`;
  return ownWords.test(shown(per)) ? `${price} ${per}` : `${price} per ${per}`;
}
