import { rulerOf, widthOf } from '../../../../platform/server/preview/set-text.ts';
import { breakLines, fitLines, type Measure } from '../policy/break-lines.ts';
import { type LetteringName, letterings, lineHeightOf, listGap, listIndent, roomierLetterings } from '../policy/lettering.ts';
import type { Box, Ground, Ink, Lettering, Place, TextRole } from '../policy/page.ts';

/**
 * The part of a width that measured lines may fill: kerning makes lines a little longer than measured, and so does Arial, which stands
 * in for our typefaces in presentation files. It is wider than our bold letters, and as wide as the others.
 */
const measuredParts = { text: 0.96, titles: 0.96, strong: 0.94 } as const;

export type Writing = {
  as: LetteringName;
  role?: TextRole;
  ink?: Ink;
  align?: Lettering['align'];
};

export type Sheet = ReturnType<typeof createSheet>;

/** Of the room that is left over, the part above. Less than half, so that it stays near its heading. */
const abovePart = 0.36;

export type FittedText = { kept: string; rest: string; height: number };

/** The part of a text that fits in a width and a height, and the rest of it. */
export function fitText(text: string, as: LetteringName, width: number, height: number): FittedText {
  const lineHeight = lineHeightOf(letterings[as]);
  // A hair more, as sums of line heights come out a little over or under.
  const most = Math.floor((height + 0.01) / lineHeight);
  const { lines, kept, rest } = fitLines(text, most, measureOf(width, as));
  return { kept, rest, height: lines * lineHeight };
}

/** The width of the longest line of a text that isn't broken, with the room that it needs. */
export function widthNeeded(text: string, as: LetteringName): number {
  const { face, size } = letterings[as];
  return Math.ceil(widthOf(text, face, size) / measuredParts[face]);
}

/** Puts boxes on a page, and gathers the texts for which it has no room. A roomy one sets all but its titles and captions a step larger. */
export function createSheet({ isRoomy }: { isRoomy: boolean }) {
  const boxes: Box[] = [];
  const overflow: string[] = [];
  const nameOf = (as: LetteringName) => (isRoomy ? (roomierLetterings[as] ?? as) : as);

  /** The height of a text that is set whole. */
  function heightOf(text: string, as: LetteringName, width: number): number {
    const own = nameOf(as);
    return text === '' ? 0 : breakLines(text, measureOf(width, own)).length * lineHeightOf(letterings[own]);
  }

  /** The height of a list that is set whole. */
  function listHeightOf(items: readonly string[], as: LetteringName, width: number): number {
    const { size } = letterings[nameOf(as)];
    const heights = items.map((item) => heightOf(item, as, width - size * listIndent));
    return heights.reduce((sum, height) => sum + height, 0) + Math.max(0, items.length - 1) * size * listGap;
  }

  return {
    boxes,
    overflow,
    nameOf,
    heightOf,
    listHeightOf,

    put(...added: Box[]): void {
      boxes.push(...added);
    },

    /** Puts a box behind what was added since a mark, once it is known how large that is. */
    behind(mark: number, box: Box): void {
      boxes.splice(mark, 0, box);
    },

    /** How many boxes there are so far. */
    mark(): number {
      return boxes.length;
    },

    /** Moves what was added since a mark down, so that it stands well in the room from its top to `bottom`. */
    settle(mark: number, top: number, bottom: number): void {
      const added = boxes.slice(mark);
      const end = Math.max(top, ...added.map(({ y, height }) => y + height));
      const shift = Math.max(0, Math.round((bottom - end) * abovePart));
      for (const box of added) box.y += shift;
    },

    area(place: Place, ground: Ground, radius = 0): void {
      boxes.push({ ...place, kind: 'area', ground, radius });
    },

    /** Sets what fits of a text, and returns where it ends. */
    text(text: string, { x, y, width, height }: Place, { as, role = 'body', ink = 'ink', align = 'start' }: Writing): number {
      // Titles, and captions such as what stands in a badge, have a place of fixed size.
      const own = role === 'caption' || role === 'title' ? as : nameOf(as);
      const { kept, rest, height: taken } = fitText(text, own, width, height);
      if (rest !== '') overflow.push(kept.endsWith('…') ? `…${rest}` : rest);
      if (kept === '') return y;
      boxes.push({ x, y, width, height: taken, kind: 'text', role, text: kept, lettering: { ...letterings[own], ink, align } });
      return y + taken;
    },

    /** Sets the items that fit whole, and returns where the list ends. */
    list(
      items: readonly string[],
      { x, y, width, height }: Place,
      { as, ink = 'ink', isNumbered = false }: Writing & { isNumbered?: boolean },
    ): number {
      let count = items.length;
      while (count > 0 && listHeightOf(items.slice(0, count), as, width) > height + 0.01) count -= 1;
      overflow.push(...items.slice(count));
      if (count === 0) return y;
      const kept = items.slice(0, count);
      const taken = listHeightOf(kept, as, width);
      const lettering: Lettering = { ...letterings[nameOf(as)], ink, align: 'start' };
      boxes.push({ x, y, width, height: taken, kind: 'list', items: kept, isNumbered, lettering });
      return y + taken;
    },
  };
}

function measureOf(width: number, as: LetteringName): Measure<number> {
  const { face, size } = letterings[as];
  return { width: width * measuredParts[face], ruler: rulerOf(face, size) };
}
