import { lineHeights } from '../policy/lettering.ts';
import { type Ground, type Ink, type Lettering, type Place, pageSize } from '../policy/page.ts';

/** The sizes of type on a screen that is narrower than a page, by those on a page. */
const narrowSizes: Record<number, string> = {
  220: 'var(--size-display)',
  72: 'var(--size-display)',
  48: 'var(--size-title)',
  36: 'var(--size-heading)',
  28: 'var(--size-large)',
  14: 'var(--size-small)',
};

/** Where a box stands, for the style sheet, which leaves it out on narrow screens. */
export function placeOf({ x, y, width, height }: Place): Record<string, string> {
  return {
    '--left': `${(x / pageSize.width) * 100}%`,
    '--top': `${(y / pageSize.height) * 100}%`,
    '--width': `${(width / pageSize.width) * 100}%`,
    '--height': `${(height / pageSize.height) * 100}%`,
  };
}

/** The size of type is that of the page, unless the style sheet says that the slide is shown as text. */
export function letteringOf({ size, face, ink, align }: Lettering): Record<string, string> {
  return {
    fontSize: `calc(var(--as-page, 1) * ${unitsOf(size)} + var(--as-text, 0) * ${narrowSizes[size] ?? 'var(--size-text)'})`,
    '--align': align === 'middle' ? 'center' : align,
    lineHeight: `${lineHeights[face]}`,
    fontFamily: face === 'titles' ? 'var(--titles)' : 'var(--text)',
    fontWeight: face === 'text' ? '400' : '600',
    color: inkOf(ink),
  };
}

/** Units of a page as a part of its width on the screen. */
export function unitsOf(units: number): string {
  return `${(units / pageSize.width) * 100}cqw`;
}

export function inkOf(ink: Ink): string {
  return `var(--deck-${ink})`;
}

export function groundOf(ground: Ground): string {
  return `var(--deck-${ground})`;
}
