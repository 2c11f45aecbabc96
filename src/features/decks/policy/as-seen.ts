import type { KeptSlide } from './kept.ts';
import type { FieldValue } from './slides.ts';
import { isEmptyValue, mapTexts } from './typed-fields.ts';

/** The fields of a kept slide with its facts as its owner saw them then, by name. */
export function fieldsAsSeen({ fields, facts }: KeptSlide): Record<string, FieldValue> {
  const seen = Object.entries(fields).flatMap(([name, { value, figures = {} }]): [string, FieldValue][] => {
    const fill = (text: string) => text.replaceAll(/\{\{([^{}]*)\}\}/g, (_all, id: string) => figures[id] ?? facts[id]?.shown ?? '…');
    return isEmptyValue(value) ? [] : [[name, mapTexts(value, fill) ?? value]];
  });
  return Object.fromEntries(seen);
}
