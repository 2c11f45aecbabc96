import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/** The alternatives, fairly, and the owner's advantage. */
export function writeCompetition(words: Words, { fields: { plan } }: DeckProject): WrittenSlide {
  const slide = startSlide('competition_slide', words);
  const columns = ['name', 'strength', 'difference'];
  slide.lines(
    'rows',
    [...plan.competitors.keys()].map((position) => columns.map((column) => `competitor:${position}:${column}`)),
    'Concurrenten',
  );
  slide.quote('advantage', 'competitiveAdvantage');
  return slide.finish();
}
