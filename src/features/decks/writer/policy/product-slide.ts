import { lineWords } from '../../../projects/own/view/row-words.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { openingOf } from './opening.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const { journey } = slideFields.product_slide;

/** Features with what a customer has from each, and the steps of use. */
export function writeProduct(words: Words, project: DeckProject): WrittenSlide {
  const { plan } = project.fields;
  const slide = startSlide('product_slide', words);
  const features = [...plan.features.keys()].map((position) => [`feature:${position}:name`, `feature:${position}:benefit`]);
  slide.lines('features', features, 'Functies');
  const steps = stepsOf(words, project);
  const ids = steps.length > 0 ? steps : [...plan.journey.keys()].map((position) => `step:${position}`);
  slide.list('journey', ids, lineWords.journey.title);
  if (steps.length > 0) slide.noteText('solution', steps.length);
  return slide.finish();
}

/** The sentences that explain the solution, where they are all that is known of the product. */
export function stepsOf(words: Words, { fields: { plan } }: DeckProject): string[] {
  if (plan.features.length > 0 || plan.journey.length > 0 || openingOf(words).solution === 'solution') return [];
  const ids = words.quote('text:solution').map((_sentence, position) => `text:solution:${position}`);
  const tooLong = ids.findIndex((id) => words.shown(words.say(id)).length > journey.length);
  return (tooLong === -1 ? ids : ids.slice(0, tooLong)).slice(0, journey.items);
}
