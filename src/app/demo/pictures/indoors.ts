import { box, type Colours, disc, ink, paper, row, shape } from './drawing.ts';

export function workbench({ soft, main, accent }: Colours): string {
  return [
    box(220, 90, 760, 300, paper, 16),
    shape('M320 140v150M290 140h60v50h-60z', soft),
    shape('M450 140h110l-20 60h-90zM450 200v90', accent),
    shape('M660 140l120 130M650 190l60-60', soft),
    shape('M860 140v110M840 250h40v60h-40z', main),
    box(330, 420, 150, 70, accent),
    box(380, 380, 200, 40, soft),
    box(720, 400, 120, 90, main),
    shape('M700 445h-60M640 415v60'),
    box(120, 490, 960, 50, soft),
    shape('M190 540v220M1010 540v220M190 660h820'),
  ].join('');
}

export function chart({ soft, main, accent }: Colours): string {
  const heights = [90, 130, 120, 190, 230, 310];
  return [
    box(200, 100, 800, 500, paper, 18),
    row(6, (place) => box(300 + place * 100, 520 - (heights[place] ?? 0), 64, heights[place] ?? 0, place === 5 ? main : soft)),
    shape('M260 520h680'),
    shape('M300 400l130-60 110 10 120-90 110-40 150-80'),
    disc(920, 140, 16, accent),
    shape('M320 600l-60 160M880 600l60 160'),
    box(520, 600, 160, 24, accent),
  ].join('');
}

export function plants({ soft, main, accent }: Colours): string {
  const leaves = (x: number, y: number) =>
    shape(`M${x} ${y}v-120`) +
    shape(`M${x} ${y - 60}c-80 0-100-50-100-90c70 0 100 40 100 90z`, main) +
    shape(`M${x} ${y - 90}c80 0 100-50 100-90c-70 0-100 40-100 90z`, soft);
  const pot = (x: number, y: number, fill: string) => leaves(x, y) + shape(`M${x - 70} ${y}h140l-22 110h-96z`, fill);
  return [
    row(3, (place) => pot(320 + place * 280, 280, place === 1 ? paper : accent)),
    box(120, 390, 960, 26, paper),
    row(4, (place) => pot(220 + place * 255, 620, place % 2 ? accent : paper)),
    box(90, 730, 1020, 26, paper),
  ].join('');
}

export function boxes({ soft, main, accent }: Colours): string {
  const carton = (x: number, y: number, width: number, height: number, fill: string) =>
    box(x, y, width, height, fill) + box(x + width / 2 - 24, y, 48, 70, paper, 2) + shape(`M${x + 26} ${y + height - 36}h60`);
  return [
    shape('M80 720h1040'),
    carton(180, 470, 320, 250, soft),
    carton(530, 510, 260, 210, accent),
    carton(820, 440, 220, 280, soft),
    carton(260, 260, 250, 210, accent),
    carton(560, 320, 210, 190, soft),
    shape('M560 320l-60-60 130-30 40 90M770 320l70-60-130-30', paper),
    shape('M665 270v-100M665 220c-60 0-80-40-80-80c60 0 80 40 80 80zM665 190c50 0 70-30 70-70c-50 0-70 30-70 70z', main),
  ].join('');
}

export function sketch({ soft, main, accent }: Colours): string {
  return [
    shape('M190 130l760-50 60 580-760 60z', paper),
    shape('M420 520l-40-200 180-90 200 60 20 210-190 80zM380 320l190 50 190-80M570 370l20 210', soft),
    disc(480, 430, 34, accent),
    shape('M330 300v230M310 300h40M310 530h40M600 640l190-70'),
    shape('M860 200l70 520-60 20-74-516z', accent),
    shape('M980 250l60 30-190 370-70 50 10-84z', main),
  ].join('');
}

export function bread({ soft, main, back: crust }: Colours): string {
  const loaf = (x: number, y: number, fill: string) =>
    shape(`M${x} ${y}c-30-130 250-130 220 0z`, fill) + row(3, (place) => shape(`M${x + 60 + place * 46} ${y - 28}l22-46`));
  return [
    box(150, 90, 900, 640, paper, 20),
    row(3, (place) => loaf(210 + place * 280, 290, place === 1 ? crust : soft)),
    shape('M150 296h900M150 506h900'),
    row(3, (place) => loaf(210 + place * 280, 500, place === 1 ? soft : crust)),
    row(2, (place) => loaf(300 + place * 330, 714, soft)),
    disc(1000, 640, 22, main),
  ].join('');
}

export function table({ soft, main, accent }: Colours): string {
  const seat = (x: number, fill: string) => box(x, 300, 150, 190, fill, 40) + shape(`M${x + 30} 490v230M${x + 120} 490v230`);
  const cup = (x: number) => shape(`M${x} 380h70l-8 60h-54zM${x + 68} 392c34 0 30 36-4 34`, paper);
  return [
    shape('M600 0v120'),
    shape('M480 210c0-120 240-120 240 0z', main),
    row(4, (place) => seat(180 + place * 230, place % 2 ? accent : soft)),
    box(110, 440, 980, 46, paper, 23),
    shape('M260 486l-50 250M940 486l50 250'),
    row(3, (place) => cup(270 + place * 290)),
    shape('M420 436l20-26h90l-20 26z', paper),
  ].join('');
}

export function chair({ soft, main, accent }: Colours): string {
  return [
    disc(880, 230, 90, accent),
    shape('M120 720h960'),
    shape('M390 130l330 590h-60L330 130z', soft),
    shape('M690 420l-270 300h-60l270-300z', main),
    shape('M360 420h360l30 50H390z', paper),
    shape('M370 180h60l90 160h-60z', paper),
    disc(545, 510, 12, ink),
  ].join('');
}

export function tank({ soft, main, accent }: Colours): string {
  const vessel = (x: number, fill: string) =>
    shape(`M${x} 230c0-90 220-90 220 0v300l-80 90h-60l-80-90z`, fill) +
    shape(`M${x + 20} 560l-20 180M${x + 200} 560l20 180M${x + 110} 620v70h60M${x} 300h220`);
  return [
    shape('M60 740h1080'),
    vessel(150, soft),
    vessel(490, paper),
    vessel(830, soft),
    shape('M260 160v-70h680v70M600 90v70'),
    box(550, 350, 100, 130, main, 16),
    disc(600, 395, 20, accent),
    shape('M575 445h50'),
    row(3, (place) => disc(180 + place * 60, 420 - place * 30, 12, paper)),
  ].join('');
}
