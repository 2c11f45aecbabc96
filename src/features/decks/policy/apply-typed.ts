import { referencesIn } from '../facts/policy/references.ts';
import { composeSlide, figuresOf, type Now } from './compose-slide.ts';
import { bindFigures } from './figures.ts';
import type { KeptField, KeptSlide } from './kept.ts';
import type { FieldValue, SlideName } from './slides.ts';
import { mapTexts, type TypedFields, textsOf, tidied } from './typed-fields.ts';

type Typed = { fields: TypedFields; notes?: string | null | undefined; asNow: Now };

const unspaced = (value: FieldValue) => JSON.stringify(mapTexts(value, (text) => text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ')));
const isAlike = (one: FieldValue, other: FieldValue) => unspaced(one) === unspaced(other);

/**
 * The slide with what its owner typed. A field that they left as it was shown stays what it is; a figure that the project states
 * follows the project. The facts that they have seen stay what they were: typing confirms nothing else.
 */
export function applyTyped(name: SlideName, kept: KeptSlide, { fields, notes, asNow }: Typed): KeptSlide {
  const composed = new Map(composeSlide(name, kept, asNow).fields.map((field) => [field.name, field]));
  const changed = Object.entries(fields).flatMap(([field, typed]): [string, KeptField | undefined][] => {
    const before = kept.fields[field];
    if (typed === null) return before === undefined || before.origin === 'rules' ? [] : [[field, asNow.written.fields[field]]];
    const shown = composed.get(field);
    const value = tidied(typed);
    if (shown === undefined ? value.length === 0 : isAlike(value, tidied(shown.value))) return [];
    const ofField = shown === undefined ? [] : textsOf(shown.kept).flatMap(referencesIn);
    const bound = mapTexts(value, (text) => bindFigures(text, asNow.facts, { ofField, ofSlide: Object.keys(kept.facts) })) ?? value;
    return [[field, { value: bound, origin: 'hand', figures: figuresOf(bound, asNow.facts) }]];
  });
  const own = notes === undefined ? kept.notes : notes || null;
  if (changed.length === 0) return { ...kept, notes: own };
  const all = Object.entries({ ...kept.fields, ...Object.fromEntries(changed) });
  const after = Object.fromEntries(all.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));
  const { used } = composeSlide(name, { ...kept, fields: after }, asNow);
  return { ...kept, fields: after, notes: own, facts: { ...used, ...kept.facts } };
}
