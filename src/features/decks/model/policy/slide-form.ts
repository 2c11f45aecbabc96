import * as z from 'zod';
import type { SectionId } from '../../../projects/own/view/sections.ts';
import { type FieldKind, fieldsOf, type SlideName, type WrittenSlide } from '../../policy/slides.ts';
import type { ModelText } from './check-text.ts';

/** The sections of the form that tell of each slide; null for amounts that the form doesn't hold. */
export const sectionsOfSlide: Record<SlideName, readonly (SectionId | null)[]> = {
  title_slide: ['basisgegevens', 'bedrijfsgegevens', 'probleem-oplossing'],
  problem_slide: ['probleem-oplossing'],
  solution_slide: ['probleem-oplossing', 'product-dienst'],
  product_slide: ['product-dienst', 'probleem-oplossing'],
  market_slide: ['markt-doelgroep', 'probleem-oplossing'],
  business_model_slide: ['businessmodel-verkoop'],
  traction_slide: ['tractie-bewijs'],
  competition_slide: ['tractie-bewijs', 'probleem-oplossing'],
  go_to_market_slide: ['businessmodel-verkoop', 'markt-doelgroep'],
  team_slide: ['team-roadmap', 'gezocht-talent'],
  roadmap_slide: ['team-roadmap'],
  financials_slide: ['financiele-projecties'],
  investment_ask_slide: ['financieringsbehoefte', null],
};

/** Fields that say what the owner said and nothing else: names, ways to reach people, and the offer to investors. */
const ownersOwn = new Set(['title', 'presenter', 'contact', 'advisors', 'forms', 'equity_proposal']);

export type ModelField = { name: string; field: Exclude<FieldKind, { kind: 'rows' }> };

/**
 * The fields that a model writes: texts and lists for which the project states something, as those that the rules leave out would
 * be invented. Rows are the project's own rows.
 */
export function fieldsForModel(slide: SlideName, byRules: WrittenSlide): ModelField[] {
  return fieldsOf(slide).flatMap(([name, field]) => {
    const isForModel = field.kind !== 'rows' && !ownersOwn.has(name) && byRules.fields[name] !== undefined;
    return isForModel ? [{ name, field }] : [];
  });
}

/** One text with the ids of the facts behind it. */
const textSchema = {
  type: 'object',
  properties: { text: { type: 'string' }, sources: { type: 'array', items: { type: 'string' } } },
  required: ['text', 'sources'],
  additionalProperties: false,
};

/** The JSON schema of the answer. */
export function schemaOf(slide: SlideName, fields: readonly ModelField[]) {
  const properties = Object.fromEntries(
    fields.map(({ name, field }) => [name, field.kind === 'text' ? textSchema : { type: 'array', items: textSchema }]),
  );
  return { name: slide, schema: { type: 'object', properties, required: fields.map(({ name }) => name), additionalProperties: false } };
}

const longest = 4_000;
const written = z.object({ text: z.string().max(longest), sources: z.array(z.string().max(200)).max(60) });
const answer = z.record(z.string(), z.union([written, z.array(written).max(20)]));

/** The texts of an answer by field; null when it isn't an answer to the question. */
export function readAnswer(json: unknown, fields: readonly ModelField[]): Map<string, ModelText[]> | null {
  const parsed = answer.safeParse(json);
  if (!parsed.success) return null;
  const texts = new Map<string, ModelText[]>();
  for (const { name, field } of fields) {
    const value = parsed.data[name];
    if (value === undefined || Array.isArray(value) !== (field.kind === 'list')) return null;
    const items = [value].flat().map(({ text, sources }) => ({ text: text.trim().replaceAll(/\s+/g, ' '), sources }));
    texts.set(
      name,
      items.filter(({ text }) => text !== ''),
    );
  }
  return texts;
}
