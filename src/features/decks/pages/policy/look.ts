import type { DeckStyle } from '../../policy/deck.ts';
import { contrastOf, leastContrast, mixOf, readableOn } from './colour.ts';
import type { Ground, Ink } from './page.ts';

/** Colours by their task, each as #rrggbb. */
type Colours = Record<Ink | Ground, string>;

/** How a deck looks: its style, with the colours that follow from it and from the owner's. */
export type Look = {
  style: DeckStyle;
  colours: Colours;
  /** Of cards, in units of the page. */
  radius: number;
};

type Base = Record<'paper' | 'card' | 'line' | 'ink' | 'soft' | 'accent', string> & { radius: number };

const bases: Record<DeckStyle, Base> = {
  helder: { paper: '#ffffff', card: '#f4f6f2', line: '#d9dfd8', ink: '#17231c', soft: '#55645a', accent: '#1f7a4d', radius: 14 },
  warm: { paper: '#fbf5ec', card: '#f5e9d9', line: '#e2d0b8', ink: '#2c1d14', soft: '#6a5546', accent: '#a3430f', radius: 28 },
  nacht: { paper: '#0f1512', card: '#1a241f', line: '#35433b', ink: '#eef3ef', soft: '#a5b5aa', accent: '#62c994', radius: 6 },
};

/** How much of the accent is in a tint. */
const tintPart = 0.12;

/**
 * The look of a deck. The owner's colour (#rrggbb) becomes the accent, darker or lighter where text in it couldn't be read otherwise.
 */
export function lookOf(style: DeckStyle, colour: string | null): Look {
  const { radius, ...base } = bases[style];
  const wanted = colour ?? base.accent;
  const tint = mixOf(base.paper, wanted, tintPart);
  const accent = readableOn(wanted, [base.paper, base.card, tint]);
  const onAccent = contrastOf('#ffffff', accent) >= leastContrast ? '#ffffff' : readableOn(base.paper, [accent]);
  const shade = (part: number) => mixOf(base.paper, accent, part);
  const shades = { shade0: accent, shade1: shade(0.72), shade2: shade(0.5), shade3: shade(0.34), shade4: shade(0.22), shade5: shade(0.14) };
  return { style, radius, colours: { ...base, ...shades, tint, accent, onAccent, plate: '#ffffff' } };
}
