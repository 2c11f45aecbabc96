/** The least contrast of text with its ground: WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5;

type Channels = [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21: WCAG 2.2, definition of contrast ratio. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour between two; 0 gives the first and 1 the second. */
export function mixOf(one: string, other: string, part: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  return toHex(from.map((channel, place) => channel + ((to[place] ?? channel) - channel) * part));
}

/** The colour itself where it can be read on all grounds, else the nearest mixture with black or with white that can. */
export function readableOn(colour: string, grounds: readonly string[]): string {
  const isReadable = (candidate: string) => grounds.every((ground) => contrastOf(candidate, ground) >= leastContrast);
  const steps = Array.from({ length: 51 }, (_, step) => step / 50);
  for (const part of steps) {
    const found = ['#000000', '#ffffff'].map((end) => mixOf(colour, end, part)).find(isReadable);
    if (found !== undefined) return found;
  }
  throw new Error(`No text can be read on all of ${grounds.join(', ')}.`);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
