import type { LetteringName } from './lettering.ts';
import type { Ground, Ink, Lettering } from './page.ts';

/** A colour of the deck. */
export type Tone = Ground | Ink;

type Point = readonly [x: number, y: number];

/** A part of a chart, in units from the upper left corner of its box. The screen and the PDF draw the same. */
export type Shape =
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: 'circle'; x: number; y: number; radius: number; tone: Tone }
  /** Part of a ring around a point; angles in radians, clockwise from the top. */
  | { kind: 'ring'; x: number; y: number; inner: number; outer: number; from: number; to: number; tone: Tone }
  | { kind: 'line'; points: Point[]; thickness: number; tone: Tone }
  /** A word or figure; y is the middle of its line. */
  | { kind: 'label'; x: number; y: number; text: string; as: LetteringName; ink: Ink; align: Lettering['align'] };

export type Size = { width: number; height: number };

/** A value on a scale from 0 to 1; what is no number on it is 0. */
export function partOf(value: number, most: number): number {
  return most > 0 && Number.isFinite(value) ? Math.min(Math.max(value / most, 0), 1) : 0;
}

/** The outline of part of a ring, as SVG and pdfkit read it. */
export function ringPath({ x, y, inner, outer, from, to }: Extract<Shape, { kind: 'ring' }>): string {
  // A whole ring begins where it ends, which an arc can't: it is drawn as two halves.
  if (to - from >= 2 * Math.PI - 1e-6) {
    const circle = (radius: number, sweep: 0 | 1) =>
      `M${at(x)} ${at(y - radius)}A${at(radius)} ${at(radius)} 0 1 ${sweep} ${at(x)} ${at(y + radius)}A${at(radius)} ${at(radius)} 0 1 ${sweep} ${at(x)} ${at(y - radius)}Z`;
    return `${circle(outer, 1)}${circle(inner, 0)}`;
  }
  const point = (radius: number, angle: number) => `${at(x + radius * Math.sin(angle))} ${at(y - radius * Math.cos(angle))}`;
  const large = to - from > Math.PI ? 1 : 0;
  return [
    `M${point(outer, from)}A${at(outer)} ${at(outer)} 0 ${large} 1 ${point(outer, to)}`,
    `L${point(inner, to)}A${at(inner)} ${at(inner)} 0 ${large} 0 ${point(inner, from)}Z`,
  ].join('');
}

function at(units: number): number {
  return Math.round(units * 100) / 100;
}
