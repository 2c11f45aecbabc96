import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/** The ways to customers. Marketing has no place of its own: it follows how customers are found. */
export function writeGoToMarket(words: Words, { fields: { plan } }: DeckProject): WrittenSlide {
  const slide = startSlide('go_to_market_slide', words);
  slide.lines(
    'channels',
    [...plan.channels.keys()].map((position) => [`channel:${position}:name`, `channel:${position}:approach`]),
    'Kanalen',
  );
  slide.quote('acquisition', 'acquisition', 'marketing');
  slide.quote('sales', 'sales');
  slide.quote('distribution', 'distribution');
  return slide.finish();
}
