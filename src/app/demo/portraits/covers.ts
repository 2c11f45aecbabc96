import { type Colours, colours, disc, ink, row, shape } from '../pictures/drawing.ts';

const { clay, grain, leaf, water: sea } = colours;

function cover({ back }: Colours, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="512"><rect width="1536" height="512" fill="${back}"/><g stroke="${ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;
}

/** Draws two leaves on a stem. */
function sprout(x: number, y: number, size: number, fill: string): string {
  const leaf = 'M0 -26C-4 -52 14 -74 44 -78C50 -46 34 -24 0 -26Z';
  return `<g transform="translate(${x} ${y}) scale(${size})">${shape('M0 0V-40')}${shape(leaf, fill)}<g transform="scale(-0.8 0.8)">${shape(leaf, fill)}</g></g>`;
}

/** Draws a field with rows of sprouts under a low sun. */
function field({ soft, main }: Colours, light: string): string {
  const sun = disc(1180, 190, 84, light);
  const hills = shape('M-20 320C260 200 520 250 780 300C1060 350 1320 230 1560 270V540H-20Z', soft);
  const land = shape('M-20 380C380 320 900 420 1560 350V540H-20Z', main);
  return sun + hills + land + row(9, (place) => sprout(100 + place * 170, 452 + (place % 2) * 26, 0.9, soft));
}

/** Draws water with slow waves. */
function water({ soft, main }: Colours, light: string): string {
  const wave = (y: number, fill: string, shift: number) =>
    shape(`M${-160 + shift} ${y}${row(7, () => 'q65 -44 130 0t130 0')}V560H-160Z`, fill);
  return disc(360, 170, 76, light) + wave(270, soft, 0) + wave(350, main, -70) + wave(430, soft, -20);
}

/** Covers by full name. */
export const demoCovers: Record<string, string> = {
  'Lotte Claeys': cover(clay, field(clay, grain.soft)),
  'Daan Hoekstra': cover(sea, water(sea, grain.soft)),
  'Hanne Verlinden': cover(leaf, field(leaf, grain.soft)),
  'Thijs Wiersma': cover(grain, field(grain, clay.soft)),
  'Wouter Dijkstra': cover(grain, water(grain, clay.soft)),
  'Esra Yilmaz': cover(leaf, water(leaf, clay.soft)),
};
