import type { Box, BoxOf } from './page.ts';

/** A box alone; a ground with what stands on it; or boxes that are one line. */
export type Part = Box | { area: BoxOf<'area'>; inside: Part[] } | { line: Box[] };

/** How far the tops of boxes on one line may be apart, and how large the square of a legend is at most, in units. */
const sameTop = 6;
const mostSwatch = 20;

/**
 * The boxes of a page as a tree, in their order, for screens that are too narrow for a page: each stands in the smallest ground
 * around it, and the names of a legend stay beside their colour.
 */
export function nestBoxes(boxes: readonly Box[]): Part[] {
  const grounds = boxes.flatMap((box): Ground[] => {
    const isGround = box.kind === 'area' && boxes.some((other) => other.kind !== 'area' && isOn(other, box));
    return isGround ? [{ area: box, inside: [] }] : [];
  });
  const ofPage: Box[] = [];
  for (const box of boxes) {
    const [around] = grounds
      .filter(({ area }) => area !== box && sizeOf(area) >= sizeOf(box) && isOn(box, area))
      .toSorted((one, other) => sizeOf(one.area) - sizeOf(other.area));
    (around?.inside ?? ofPage).push(box);
  }
  const groundOf = new Map<Box, Ground>(grounds.map((ground) => [ground.area, ground]));
  const partOf = (box: Box): Part => {
    const ground = groundOf.get(box);
    return ground === undefined || ground.inside.length === 0 ? box : { area: ground.area, inside: partsOf(ground.inside) };
  };
  const partsOf = (within: readonly Box[]): Part[] => {
    return linesOf(within).flatMap((line): Part[] => (line.length === 1 ? line.map(partOf) : [{ line }]));
  };
  return partsOf(ofPage);
}

type Ground = { area: BoxOf<'area'>; inside: Box[] };

/** Boxes that are one line: a colour of a legend with its words, and captions at one height. Others are alone. */
function linesOf(boxes: readonly Box[]): Box[][] {
  const lines: Box[][] = [];
  for (const box of boxes) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const belongs = first !== undefined && isBeginning(first) && box.kind === 'text' && Math.abs(box.y - first.y) <= sameTop;
    if (belongs) line?.push(box);
    else lines.push([box]);
  }
  return lines;
}

function isBeginning(box: Box): boolean {
  return box.kind === 'area' ? box.width === box.height && box.width <= mostSwatch : box.kind === 'text' && box.role === 'caption';
}

function isOn(box: Box, { x, y, width, height }: BoxOf<'area'>): boolean {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  // A number is a little wider than its badge; its middle is on it.
  if (box.kind === 'text' && box.role === 'caption') return middleX > x && middleX < x + width && middleY > y && middleY < y + height;
  return box.x >= x && box.y >= y && box.x + box.width <= x + width + 1 && box.y + box.height <= y + height + 1;
}

function sizeOf({ width, height }: Box): number {
  return width * height;
}
