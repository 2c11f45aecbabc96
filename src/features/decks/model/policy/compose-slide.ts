import type { Facts } from '../../facts/policy/references.ts';
import type { WrittenField, WrittenSlide } from '../../policy/slides.ts';
import { type ModelText, reasonsAgainst } from './check-text.ts';
import type { ModelField } from './slide-form.ts';

/** Reasons that a model is given: more would only fill its context. */
const mostReasons = 12;

/** The reasons why the texts of a model may not stand on a slide, each with its field; none if they may. */
export function reasonsAgainstSlide(texts: ReadonlyMap<string, ModelText[]>, fields: readonly ModelField[], facts: Facts): string[] {
  const reasons = fields.flatMap(({ name, field }) => {
    const items = texts.get(name) ?? [];
    const tooMany = field.kind === 'list' && items.length > field.items ? [`hoogstens ${field.items} teksten`] : [];
    return [...tooMany, ...items.flatMap((item) => reasonsAgainst(item, facts, field))].map((reason) => `${name}: ${reason}`);
  });
  return reasons.slice(0, mostReasons);
}

/** A slide by the rules with the texts of a model in it. A field that the model left empty stays as it is. */
export function composeSlide(byRules: WrittenSlide, texts: ReadonlyMap<string, ModelText[]>, fields: readonly ModelField[]): WrittenSlide {
  const written = fields.flatMap(({ name, field }): [string, WrittenField][] => {
    const items = texts.get(name) ?? [];
    const [first] = items;
    if (first === undefined) return [];
    const value = field.kind === 'text' ? first.text : items.map(({ text }) => text);
    return [[name, { value, origin: 'model', sources: [...new Set(items.flatMap(({ sources }) => sources))] }]];
  });
  return { ...byRules, fields: { ...byRules.fields, ...Object.fromEntries(written) } };
}
