import { colours, disc, ink, paper, shape } from '../pictures/drawing.ts';
import { type HairStyle, hairStyles } from './hair.ts';

/** The features of a portrait that differ between people. */
export type Look = {
  tint: keyof typeof colours;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  style: HairStyle;
  glasses?: true;
  beard?: true;
};

const skins = { fair: '#F9DCC4', peach: '#F1C3A0', olive: '#DDA77B', brown: '#B57A4F', deep: '#7E4F32' };
const blush = '#E58E6B';
const hairs = { black: '#2B2523', dark: '#54382A', chestnut: '#8A5A3B', copper: '#C2703D', blond: '#E3BE7B', grey: '#B9BDB6' };

/** Draws a friendly face of 576 × 576 in the style of the demo's pictures. */
export function face({ tint, skin, hair, style, glasses, beard }: Look): string {
  const { back, main } = colours[tint];
  const [skinFill, hairFill] = [skins[skin], hairs[hair]];
  const { behind, before } = hairStyles[style];
  const parts = [
    behind(hairFill),
    // Shoulders, neck, ears and head.
    shape('M56 596C60 470 160 428 288 428C416 428 516 470 520 596Z', main),
    shape('M226 428C240 476 336 476 350 428Z', skinFill),
    shape('M244 360V436C262 460 314 460 332 436V360Z', skinFill),
    disc(178, 286, 22, skinFill),
    disc(398, 286, 22, skinFill),
    shape('M180 244C180 136 396 136 396 244V288C396 362 346 408 288 408C230 408 180 362 180 288Z', skinFill),
    `<g stroke="none" opacity="0.4">${disc(224, 324, 20, blush)}${disc(352, 324, 20, blush)}</g>`,
    beard
      ? shape(
          'M180 292C176 396 240 428 288 428C336 428 400 396 396 292C390 336 372 358 350 352C334 324 242 324 226 352C204 358 186 336 180 292Z',
          hairFill,
        )
      : '',
    `<g stroke="none">${disc(244, 284, 10, ink)}${disc(332, 284, 10, ink)}</g>`,
    shape('M224 254Q244 242 262 252M314 252Q332 242 352 254'),
    shape('M288 288Q276 314 292 316'),
    beard ? shape('M256 346Q288 376 320 346Q288 354 256 346Z', paper) : shape('M252 346Q288 380 324 346'),
    before(hairFill),
    glasses ? `<g fill="${paper}" fill-opacity="0.35">${circle(244)}${circle(332)}</g>${shape('M280 280Q288 274 296 280')}` : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="50 20 476 476"><rect width="576" height="576" fill="${back}"/><g stroke="${ink}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`;
}

function circle(x: number): string {
  return `<circle cx="${x}" cy="284" r="36"/>`;
}
