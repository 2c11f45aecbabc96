/** The moment of a presentation, which all of its windows share. */
export type Shown = {
  /** The place of the slide, from 0. */
  at: number;
  /** Whether the screen is black for a while, so that people look at the speaker. */
  isBlack: boolean;
};

/** A slide that there is: decks get shorter when their owner hides a slide meanwhile. */
export function within(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}

/** The moment after a move. Any move ends the black screen. */
export function moved({ at, isBlack }: Shown, move: 'next' | 'previous' | 'first' | 'last' | 'black', count: number): Shown {
  if (move === 'black') return { at, isBlack: !isBlack };
  // The first press after the black screen brings back the slide that was left.
  if (isBlack && (move === 'next' || move === 'previous')) return { at, isBlack: false };
  const to = { next: at + 1, previous: at - 1, first: 0, last: count - 1 }[move];
  return { at: within(to, count), isBlack: false };
}

type Point = { x: number; y: number };

/** Pixels that a finger moves before it means to turn the slide. */
const swipeDistance = 48;

/** The move of a finger over the slide; null for a tap, or for one that goes up or down. */
export function swiped(from: Point, to: Point): 'next' | 'previous' | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < swipeDistance || Math.abs(across) < 2 * Math.abs(along)) return null;
  return across < 0 ? 'next' : 'previous';
}
