import type { Services } from '../../../../platform/server/services.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { Facts } from '../../facts/policy/references.ts';
import type { SlideName, WrittenSlide } from '../../policy/slides.ts';
import { composeSlide, reasonsAgainstSlide } from '../policy/compose-slide.ts';
import { materialOf } from '../policy/material.ts';
import { askForSlide } from '../policy/questions.ts';
import { fieldsForModel, readAnswer, schemaOf, sectionsOfSlide } from '../policy/slide-form.ts';
import { readAgreement } from '../queries.ts';
import { askChecked, type Judged } from './ask-checked.ts';

type Writing = {
  /** The owner, who had the deck written: their agreement counts. */
  personId: string;
  project: DeckProject;
  facts: Facts;
  slide: SlideName;
  /** The slide of the built-in writer. */
  byRules: WrittenSlide;
  signal: AbortSignal;
};

/**
 * Has a language model write the texts of one slide. Whatever the model does, a slide comes back: that of the built-in writer when
 * there is no model, its owner didn't agree (asked anew for each slide, as they may withdraw), or its texts don't hold.
 */
export async function writeWithModel(
  { db, languageModel }: Pick<Services, 'db' | 'languageModel'>,
  writing: Writing,
): Promise<WrittenSlide> {
  const { personId, project, slide, byRules, signal } = writing;
  const fields = fieldsForModel(slide, byRules);
  if (languageModel === null || fields.length === 0) return byRules;
  if ((await readAgreement(db, personId, languageModel.host)) === null) return byRules;
  const { sent, facts } = materialOf(project, writing.facts, sectionsOfSlide[slide]);
  const question = { messages: askForSlide(slide, fields, sent), schema: schemaOf(slide, fields), signal };

  function judge(json: unknown): Judged<WrittenSlide> {
    const texts = readAnswer(json, fields);
    if (texts === null) return { reasons: ['het antwoord heeft niet de gevraagde vorm'] };
    const reasons = reasonsAgainstSlide(texts, fields, facts);
    return reasons.length > 0 ? { reasons } : { accepted: composeSlide(byRules, texts, fields) };
  }

  return (await askChecked(languageModel, question, judge)) ?? byRules;
}
