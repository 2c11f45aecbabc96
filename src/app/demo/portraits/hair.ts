import { disc, shape } from '../pictures/drawing.ts';

type Draw = (fill: string) => string;

const nothing: Draw = () => '';

/** Hair over the crown that leaves the forehead free. */
const cap: Draw = (fill) => shape('M176 262C150 76 426 76 400 262C392 214 356 186 288 186C220 186 184 214 176 262Z', fill);

/** Draws round locks along an arc of the head. */
function locks(places: [x: number, y: number, radius: number][]): Draw {
  return (fill) => places.map(([x, y, radius]) => disc(x, y, radius, fill)).join('');
}

/** Each style has a part behind the head and a part over it. */
export const hairStyles = {
  short: {
    behind: nothing,
    before: (fill) =>
      shape(
        'M176 268C156 150 208 98 292 100C378 98 420 154 400 268C392 232 384 208 364 192C312 206 250 204 214 190C194 206 184 232 176 268Z',
        fill,
      ),
  },
  parted: {
    behind: nothing,
    before: (fill) =>
      shape(
        'M176 268C150 160 214 88 318 96C396 104 418 176 400 268C394 234 384 214 362 200C306 204 262 186 240 164C232 204 196 214 176 268Z',
        fill,
      ),
  },
  long: {
    behind: (fill) => shape('M152 270C132 62 444 62 424 270L444 470C404 500 172 500 132 470Z', fill),
    before: (fill) =>
      shape('M176 268C164 116 270 92 312 108C404 100 416 190 400 268C388 220 344 190 312 152C290 190 204 206 176 268Z', fill),
  },
  bob: {
    behind: (fill) => shape('M148 270C132 64 444 64 428 270L436 372C436 402 404 408 392 404H184C172 408 140 402 140 372Z', fill),
    before: (fill) => shape('M178 258C166 76 410 76 398 258C384 230 372 218 352 216H224C204 218 192 230 178 258Z', fill),
  },
  bun: { behind: (fill) => disc(288, 84, 52, fill), before: cap },
  tail: {
    behind: (fill) => shape('M380 140C486 138 492 300 446 430C416 400 400 330 392 230Z', fill),
    before: (fill) => shape('M176 262C150 76 426 76 400 262C384 216 372 196 340 172C300 196 204 196 176 262Z', fill),
  },
  curls: {
    behind: locks([
      [172, 232, 46],
      [404, 232, 46],
      [166, 300, 40],
      [410, 300, 40],
    ]),
    before: locks([
      [196, 176, 44],
      [380, 176, 44],
      [236, 134, 46],
      [340, 134, 46],
      [288, 124, 50],
    ]),
  },
  afro: {
    behind: (fill) => disc(288, 214, 166, fill),
    before: (fill) => shape('M180 262C176 150 400 150 396 262C372 222 340 204 288 204C236 204 204 222 180 262Z', fill),
  },
  bald: { behind: nothing, before: nothing },
} satisfies Record<string, { behind: Draw; before: Draw }>;

export type HairStyle = keyof typeof hairStyles;
