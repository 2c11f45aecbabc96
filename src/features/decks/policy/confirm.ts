import { figuresOf, type Now } from './compose-slide.ts';
import type { KeptField, KeptSlide } from './kept.ts';

/** A slide whose owner confirms it: fields by the rules as they write them now, the others with the figures of now. */
export function confirmed(kept: KeptSlide, { facts, written }: Now): KeptSlide {
  const others = Object.entries(kept.fields).filter(([, { origin }]) => origin !== 'rules');
  const confirmedOthers = others.map(([name, field]): [string, KeptField] => [name, { ...field, figures: figuresOf(field.value, facts) }]);
  return { ...kept, fields: { ...written.fields, ...Object.fromEntries(confirmedOthers) } };
}
