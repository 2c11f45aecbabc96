import { namingFactOf } from '../facts/policy/naming-fact.ts';
import { type Facts, fillIn, referencesIn } from '../facts/policy/references.ts';
import { figuresIn, looseFiguresIn } from './figures.ts';
import type { KeptField, KeptSlide, SeenFacts } from './kept.ts';
import { type FieldValue, fieldsOf, type Origin, type SlideName, type WrittenSlide } from './slides.ts';
import { isEmptyValue, mapTexts, textsOf } from './typed-fields.ts';

type ComposedField = {
  name: string;
  /** With references. */
  kept: FieldValue;
  /** With the figures of now. */
  value: FieldValue;
  origin: Origin;
  isHeld: boolean;
};

/** A change of a fact since the owner has seen it; null where it wasn't stated then, or isn't now. */
type FactChange = { label: string; before: string | null; now: string | null };

/** A slide as it says things now. */
export type ComposedSlide = {
  name: SlideName;
  isHidden: boolean;
  /** In order; without empty ones, except for those that the owner emptied. */
  fields: ComposedField[];
  notes: string;
  hasOwnNotes: boolean;
  /** The facts of now that it is written from. */
  used: SeenFacts;
  changes: FactChange[];
};

export type Now = {
  facts: Facts;
  /** As the rules write the slide from these facts. */
  written: WrittenSlide;
  showsContact: boolean;
};

/** Facts that a slide draws without mentioning them in a field: ids, or beginnings of ids that end in a colon. */
const drawn: Partial<Record<SlideName, readonly string[]>> = {
  market_slide: ['market:'],
  financials_slide: ['year:'],
  investment_ask_slide: ['target_amount', 'raised_amount', 'remaining_amount', 'use:'],
};

/** Composes a slide anew: fields by the rules from the facts of now, others as they are kept. */
export function composeSlide(name: SlideName, kept: KeptSlide, now: Now): ComposedSlide {
  const fields = fieldsOf(name).flatMap(([field]) => {
    if (field === 'contact' && !now.showsContact) return [];
    const own = ownField(kept, field);
    const written = now.written.fields[field];
    const composed = own ?? written;
    if (composed === undefined || (own === null && isEmptyValue(composed.value))) return [];
    return [composeField(field, composed, now.facts, kept.facts)];
  });
  const asRules = new Set(
    fieldsOf(name).flatMap(([field]) => (ownField(kept, field) === null ? [] : referencesOf(now.written.fields[field]?.value ?? ''))),
  );
  const mentioned = new Set(fields.flatMap((field) => [...referencesOf(field.kept), ...(ownField(kept, field.name)?.sources ?? [])]));
  const used = seen(now.facts, (id) => mentioned.has(id) || asRules.has(id) || isDrawn(name, id));
  return {
    name,
    isHidden: kept.isHidden,
    fields,
    notes: kept.notes ?? fillIn(now.written.notes, now.facts) ?? '',
    hasOwnNotes: kept.notes !== null,
    used,
    changes: changesOf(kept.facts, now.facts, asRules),
  };
}

const referencesOf = (value: FieldValue) => textsOf(value).flatMap(referencesIn);

/** A field that isn't by the rules; null for one that they compose. */
function ownField(kept: KeptSlide, field: string): KeptField | null {
  const own = kept.fields[field];
  return own === undefined || own.origin === 'rules' ? null : own;
}

function composeField(name: string, { value, origin, figures = {} }: KeptField, facts: Facts, known: SeenFacts): ComposedField {
  const whole = mapTexts(value, (text) => fillIn(text, facts));
  const isHeld = origin !== 'rules' && (whole === null || speaksOfAnother(figures, facts) || comparesWithChanged(value, figures, facts));
  return { name, kept: value, value: whole ?? lastKnown(value, facts, known), origin, isHeld };
}

/** Whether a figure stands in a row that had another name: once metrics are moved, their figures are those of something else. */
function speaksOfAnother(figures: Record<string, string>, facts: Facts): boolean {
  return Object.keys(figures).some((id) => {
    const name = namingFactOf(id);
    return name !== null && name in figures && facts.get(name)?.shown !== figures[name];
  });
}

/** Whether a field says several figures, of which one isn't what it was. */
function comparesWithChanged(value: FieldValue, figures: Record<string, string>, facts: Facts): boolean {
  const text = textsOf(value).join(' ');
  const referred = figuresIn(text, (id) => id in figures || facts.get(id)?.kind === 'figure');
  // The same figure twice compares as well: amounts that are alike become references to one of them.
  const said = referencesIn(text).filter((id) => referred.includes(id)).length + looseFiguresIn(text).length;
  if (said < 2) return false;
  return referred.some((id) => facts.get(id)?.shown !== figures[id]);
}

/** The text with what its facts were last, where the project states them no longer. */
function lastKnown(value: FieldValue, facts: Facts, known: SeenFacts): FieldValue {
  const fill = (text: string) =>
    text.replaceAll(/\{\{([^{}]*)\}\}/g, (_all, id: string) => facts.get(id)?.shown ?? known[id]?.shown ?? '…');
  return mapTexts(value, fill) ?? value;
}

/** The figures to which a field refers, and the names of their rows, as they are shown now. */
export function figuresOf(value: FieldValue, facts: Facts): Record<string, string> {
  const figures = figuresIn(textsOf(value).join(' '), (id) => facts.get(id)?.kind === 'figure');
  const names = figures.flatMap((id) => namingFactOf(id) ?? []);
  return Object.fromEntries([...figures, ...names].map((id) => [id, facts.get(id)?.shown ?? '']));
}

function isDrawn(name: SlideName, id: string): boolean {
  return (drawn[name] ?? []).some((each) => (each.endsWith(':') ? id.startsWith(each) : id === each));
}

function seen(facts: Facts, isUsed: (id: string) => boolean): SeenFacts {
  const used: SeenFacts = {};
  for (const [id, { label, shown }] of facts) if (isUsed(id)) used[id] = { label, shown };
  return used;
}

/**
 * Facts that aren't what the owner has seen, and new ones that only the rules would mention: a slide that they compose shows them
 * already.
 */
function changesOf(before: SeenFacts, facts: Facts, asRules: ReadonlySet<string>): FactChange[] {
  const changed = Object.entries(before).map(([id, { label, shown }]) => ({ label, before: shown, now: facts.get(id)?.shown ?? null }));
  const added = [...asRules].flatMap((id) => {
    const fact = facts.get(id);
    return fact === undefined || id in before ? [] : [{ label: fact.label, before: null, now: fact.shown }];
  });
  const all = new Map([...changed, ...added].map((change) => [JSON.stringify(change), change]));
  return [...all.values()].filter((change) => change.before !== change.now);
}

/** The fields that readers of a slide see, by name. */
export function shownFields({ fields }: ComposedSlide): Record<string, FieldValue> {
  return Object.fromEntries(fields.flatMap(({ name, value, isHeld }) => (isHeld || isEmptyValue(value) ? [] : [[name, value]])));
}
