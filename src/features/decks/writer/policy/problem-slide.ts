import type { WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/** The problem in one sentence, or as its explanation begins; who has it, and one of them. */
export function writeProblem(words: Words): WrittenSlide {
  const slide = startSlide('problem_slide', words);
  const isStated = words.has('text:problemStatement:0');
  slide.quote('statement', isStated ? 'problemStatement' : 'problem');
  slide.quote('who', 'audience');
  slide.quote('example', 'customerExample');
  if (isStated) slide.noteText('problem');
  return slide.finish();
}
