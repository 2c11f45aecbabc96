/** The side of the square that the circles are drawn in. */
export const marketFrame = 200;

type Market = { size: string; amount: number };
type Circle<Size> = { size: Size; r: number; cx: number; cy: number };

/**
 * Nested circles whose areas are to each other as the amounts are, the largest first; they meet at the bottom of the frame.
 * A circle may be too small to see: it isn't drawn larger than its share.
 */
export function marketCircles<Each extends Market>(markets: readonly Each[]): Circle<Each['size']>[] {
  const most = Math.max(...markets.map(({ amount }) => amount), 1);
  return markets
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ size, amount }) => {
      const r = (marketFrame / 2) * Math.sqrt(Math.max(amount, 0) / most);
      return { size, r, cx: marketFrame / 2, cy: marketFrame - r };
    });
}
