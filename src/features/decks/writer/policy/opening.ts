import { shortOf } from '../../facts/policy/fact-list.ts';
import { referTo } from '../../facts/policy/references.ts';
import { type QuotedText, textId } from '../../facts/policy/text-facts.ts';
import { slideFields } from '../../policy/slides.ts';
import type { Words } from './words.ts';

/** The texts that say what the project is, each with the slide on which it says so. No sentence opens two slides where there are others. */
type Opening = {
  tagline: string | null;
  /** The text that the solution slide begins with. */
  solution: QuotedText | null;
};

/** Divides the slogan, the short description and the texts of the solution over the first slides. */
export function openingOf({ has, shown }: Words): Opening {
  const { tagline } = slideFields.title_slide;
  const isWhole = (id: string) => has(id) && !has(shortOf(id));
  const fits = (id: string) => isWhole(id) && shown(referTo(id)).length <= tagline.length;
  const line = ['slogan', 'text:description:0', 'text:solutionStatement:0'].find(fits) ?? null;
  const others: QuotedText[] = line === 'text:description:0' ? ['solution', 'description'] : ['description', 'solution'];
  const texts: QuotedText[] = line === 'text:solutionStatement:0' ? [...others, 'solutionStatement'] : ['solutionStatement', ...others];
  const first = (name: QuotedText) => `${textId(name)}:0`;
  return { tagline: line, solution: texts.find((name) => isWhole(first(name))) ?? texts.find((name) => has(first(name))) ?? null };
}
