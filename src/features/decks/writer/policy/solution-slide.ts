import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { textId } from '../../facts/policy/text-facts.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { openingOf } from './opening.ts';
import { stepsOf } from './product-slide.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/** The solution in one sentence, how it differs, and a day without it and with it. */
export function writeSolution(words: Words, project: DeckProject): WrittenSlide {
  const slide = startSlide('solution_slide', words);
  const { solution } = openingOf(words);
  // The short description stands whole in the notes of the first slide.
  const description = words.takeOrShorten(words.quote(textId('description')), slideFields.solution_slide.statement.length);
  if (solution === 'description') slide.write('statement', [description.text]);
  else if (solution !== null) slide.quote('statement', solution);
  slide.quote('unique_value', 'uniqueValue');
  slide.quote('before', 'before');
  slide.quote('after', 'after');
  if (solution !== 'solution' && stepsOf(words, project).length === 0) slide.noteText('solution');
  return slide.finish();
}
