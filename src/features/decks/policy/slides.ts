/** The 13 slides of a deck, in their fixed order. */
export const slideNames = [
  'title_slide',
  'problem_slide',
  'solution_slide',
  'product_slide',
  'market_slide',
  'business_model_slide',
  'traction_slide',
  'competition_slide',
  'go_to_market_slide',
  'team_slide',
  'roadmap_slide',
  'financials_slide',
  'investment_ask_slide',
] as const;
export type SlideName = (typeof slideNames)[number];

/** The subject of each slide, as its heading says it. */
export const slideTitles: Record<SlideName, string> = {
  title_slide: 'Titel',
  problem_slide: 'Het probleem',
  solution_slide: 'De oplossing',
  product_slide: 'Het product',
  market_slide: 'De markt',
  business_model_slide: 'Het businessmodel',
  traction_slide: 'Tractie',
  competition_slide: 'De concurrentie',
  go_to_market_slide: 'Naar de klant',
  team_slide: 'Het team',
  roadmap_slide: 'De roadmap',
  financials_slide: 'Financiën',
  investment_ask_slide: 'De vraag',
};

/**
 * A field of a slide: one text, a list of texts, or rows of texts, one for each of its columns. Lengths are characters of the
 * text as it is shown; `items` is the most items or rows, and `item` what one of them is called.
 */
export type FieldKind =
  | { kind: 'text'; label: string; length: number }
  | { kind: 'list'; label: string; item: string; length: number; items: number }
  | { kind: 'rows'; label: string; item: string; columns: readonly { label: string; length: number }[]; items: number };

/**
 * The fields of each slide. Figures that a chart or a table draws (markets, years, the use of funds) aren't texts: the layout takes
 * them from the facts of the project.
 */
export const slideFields = {
  title_slide: {
    title: { kind: 'text', label: 'Titel', length: 80 },
    tagline: { kind: 'text', label: 'Slogan', length: 90 },
    presenter: { kind: 'text', label: 'Spreker', length: 120 },
    contact: { kind: 'text', label: 'Contact', length: 160 },
  },
  problem_slide: {
    statement: { kind: 'text', label: 'Het probleem in één zin', length: 160 },
    who: { kind: 'text', label: 'Wie heeft het', length: 280 },
    example: { kind: 'text', label: 'Voorbeeld', length: 280 },
  },
  solution_slide: {
    statement: { kind: 'text', label: 'De oplossing in één zin', length: 160 },
    unique_value: { kind: 'text', label: 'Wat het anders maakt', length: 280 },
    before: { kind: 'text', label: 'Vandaag', length: 200 },
    after: { kind: 'text', label: 'Straks', length: 200 },
  },
  product_slide: {
    features: {
      kind: 'rows',
      label: 'Functies',
      item: 'Functie',
      columns: [
        { label: 'Functie', length: 60 },
        { label: 'Voordeel', length: 110 },
      ],
      items: 6,
    },
    journey: { kind: 'list', label: 'Hoe het werkt', item: 'Stap', length: 90, items: 5 },
  },
  market_slide: {
    sizes: { kind: 'text', label: 'Omvang van de markt', length: 280 },
    ideal_customer: { kind: 'text', label: 'Ideale klant', length: 240 },
    why_now: { kind: 'list', label: 'Waarom nu', item: 'Reden', length: 120, items: 3 },
  },
  business_model_slide: {
    model: { kind: 'text', label: 'Zo verdienen we', length: 360 },
    pricing: {
      kind: 'rows',
      label: 'Prijzen',
      item: 'Prijs',
      columns: [
        { label: 'Aanbod', length: 60 },
        { label: 'Prijs', length: 60 },
      ],
      items: 4,
    },
  },
  traction_slide: {
    metrics: {
      kind: 'rows',
      label: 'Cijfers',
      item: 'Cijfer',
      columns: [
        { label: 'Cijfer', length: 40 },
        { label: 'Wat het is', length: 90 },
      ],
      items: 4,
    },
    mvp_results: { kind: 'text', label: 'Resultaten', length: 360 },
  },
  competition_slide: {
    rows: {
      kind: 'rows',
      label: 'Alternatieven',
      item: 'Alternatief',
      columns: [
        { label: 'Naam', length: 50 },
        { label: 'Sterk in', length: 110 },
        { label: 'Wij verschillen', length: 110 },
      ],
      items: 5,
    },
    advantage: { kind: 'text', label: 'Ons voordeel', length: 280 },
  },
  go_to_market_slide: {
    channels: {
      kind: 'rows',
      label: 'Kanalen',
      item: 'Kanaal',
      columns: [
        { label: 'Kanaal', length: 50 },
        { label: 'Aanpak', length: 130 },
      ],
      items: 4,
    },
    acquisition: { kind: 'text', label: 'Klanten vinden', length: 220 },
    sales: { kind: 'text', label: 'Verkoop', length: 220 },
    distribution: { kind: 'text', label: 'Distributie', length: 220 },
  },
  team_slide: {
    members: {
      kind: 'rows',
      label: 'Mensen',
      item: 'Persoon',
      columns: [
        { label: 'Naam', length: 60 },
        { label: 'Rol', length: 60 },
        { label: 'Achtergrond', length: 140 },
      ],
      items: 6,
    },
    advisors: { kind: 'text', label: 'Adviseurs', length: 200 },
    open_roles: { kind: 'text', label: 'We zoeken', length: 200 },
  },
  roadmap_slide: {
    milestones: {
      kind: 'rows',
      label: 'Mijlpalen',
      item: 'Mijlpaal',
      columns: [
        { label: 'Wanneer', length: 40 },
        { label: 'Wat', length: 90 },
        { label: 'Stand', length: 60 },
      ],
      items: 6,
    },
  },
  financials_slide: {
    summary: { kind: 'text', label: 'In het kort', length: 280 },
    assumptions: { kind: 'list', label: 'Aannames', item: 'Aanname', length: 130, items: 3 },
  },
  investment_ask_slide: {
    ask: { kind: 'text', label: 'Wat we zoeken', length: 220 },
    forms: { kind: 'text', label: 'Vorm', length: 160 },
    use_of_funds: {
      kind: 'rows',
      label: 'Besteding',
      item: 'Bestemming',
      columns: [
        { label: 'Bestemming', length: 60 },
        { label: 'Deel', length: 20 },
      ],
      items: 6,
    },
    next_step: { kind: 'text', label: 'Volgende stap', length: 200 },
    equity_proposal: { kind: 'text', label: 'Voorstel', length: 320 },
  },
} as const satisfies Record<SlideName, Record<string, FieldKind>>;

/** The fields of a slide by name, for code that treats all slides alike. */
export function fieldsOf(slide: SlideName): [name: string, field: FieldKind][] {
  return Object.entries(slideFields[slide]);
}

/** The most fields that a slide has. */
export const mostFields = Math.max(...slideNames.map((slide) => fieldsOf(slide).length));

/** A field's content: figures of the project stand in it as references (facts/policy/references.ts). */
export type FieldValue = string | string[] | string[][];

/** How a field came about: by rules, by a language model, or by its owner's hand. */
export const origins = ['rules', 'model', 'hand'] as const;
export type Origin = (typeof origins)[number];

export type WrittenField = {
  value: FieldValue;
  origin: Origin;
  /** Of a model's text: the ids of the facts that it was written from, besides those that it refers to. */
  sources?: string[];
};

/** One slide as it is kept. A field that nobody filled is left out. */
export type WrittenSlide = {
  fields: Record<string, WrittenField>;
  /** For the speaker, with what didn't fit on the slide. */
  notes: string;
};
