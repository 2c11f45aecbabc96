import type { Facts } from '../facts/policy/references.ts';
import { composeSlide, figuresOf } from './compose-slide.ts';
import type { KeptField, KeptSlide } from './kept.ts';
import type { SlideName, WrittenSlide } from './slides.ts';

type Keeping = {
  /** The facts that it was written from. */
  facts: Facts;
  /** The slide that it replaces. */
  before: KeptSlide | undefined;
  keepsHandEdits: boolean;
  showsContact: boolean;
};

/** A slide that was just written, as it is kept. Those by hand of the one before stay if asked to; a hidden one stays hidden. */
export function keptFrom(name: SlideName, written: WrittenSlide, { facts, before, keepsHandEdits, showsContact }: Keeping): KeptSlide {
  const byWriter = Object.entries(written.fields).map(([name, field]): [string, KeptField] => [
    name,
    field.origin === 'rules' ? field : { ...field, figures: figuresOf(field.value, facts) },
  ]);
  const byHand = keepsHandEdits ? Object.entries(before?.fields ?? {}).filter(([, { origin }]) => origin === 'hand') : [];
  const kept: KeptSlide = {
    fields: Object.fromEntries([...byWriter, ...byHand]),
    notes: keepsHandEdits ? (before?.notes ?? null) : null,
    isHidden: before?.isHidden ?? false,
    facts: {},
  };
  return { ...kept, facts: composeSlide(name, kept, { facts, written, showsContact }).used };
}
