import type { FieldValue, Origin, SlideName } from './slides.ts';

/** A fact as the owner of a deck has seen it, by its id. Kept with its label, as the project may state it no longer. */
export type SeenFacts = Record<string, { label: string; shown: string }>;

/** A field as the database keeps it, with references to facts. */
export type KeptField = {
  value: FieldValue;
  origin: Origin;
  /**
   * The figures to which it refers as they were shown when it was written or confirmed last, by the id of the fact. For fields by hand
   * and by a model: those by the rules are composed anew whenever they are shown.
   */
  figures?: Record<string, string>;
  /** Of a model's text: the ids of the facts that it was written from, besides those that it refers to. */
  sources?: string[];
};

/** A slide as the database keeps it. */
export type KeptSlide = {
  fields: Record<string, KeptField>;
  /** By hand; null where the rules compose them. */
  notes: string | null;
  isHidden: boolean;
  facts: SeenFacts;
};

export type KeptSlides = Partial<Record<SlideName, KeptSlide>>;
