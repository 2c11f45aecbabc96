import { box, type Colours, disc, ink, paper, row, shape } from './drawing.ts';

const sun = '#F4AD85';

const wheel = (x: number, y: number, radius: number) => disc(x, y, radius, paper) + disc(x, y, radius / 4, ink);

const sky = disc(1010, 150, 70, sun) + shape('M150 170c0-50 80-60 100-20c50-20 90 30 50 50H160c-30 0-30-30-10-30z', paper);

export function bike({ soft, main }: Colours): string {
  return [
    sky,
    shape('M60 700h1080'),
    wheel(880, 580, 120),
    wheel(250, 610, 90),
    shape('M250 610l90-50h220l120 20M680 580l200 0-110-230zM770 350l-110 230M740 350h70M560 560l40-260h-70'),
    shape('M300 370h280l-40 190H350z', soft),
    disc(680, 580, 34, main),
    shape('M440 370v-90M440 330c-50 0-70-30-70-70c50 0 70 30 70 70zM440 310c50 0 70-30 70-70c-50 0-70 30-70 70z', main),
  ].join('');
}

export function stall({ soft, main, accent }: Colours): string {
  const fills = [accent, soft, main];
  return [
    shape('M80 740h1040M230 260v480M970 260v480'),
    row(6, (place) => shape(`M${180 + place * 140} 120h140v150c0 60-140 60-140 0z`, place % 2 ? paper : main)),
    box(180, 520, 840, 60, soft),
    row(3, (place) => {
      const x = 220 + place * 265;
      const produce = row(5, (item) => disc(x + 30 + item * 44, 430, 28, fills[place] ?? soft));
      return produce + box(x, 430, 236, 90, paper);
    }),
    row(3, (place) => box(280 + place * 230, 620, 180, 110, place === 1 ? accent : paper)),
  ].join('');
}

export function gables({ soft, main, accent, back }: Colours): string {
  const fills = [soft, paper, main, accent, soft, paper];
  const tops = ['l80-110 80 110', 'v-50h40v-50h80v50h40v50', 'c0-60 40-60 40-110h80c0 50 40 50 40 110'];
  return [
    sky,
    row(6, (place) => {
      const x = 120 + place * 160;
      const panes = row(6, (pane) => box(x + 32 + (pane % 2) * 62, 340 + Math.floor(pane / 2) * 86, 34, 54, back, 3));
      return shape(`M${x} 620V310${tops[place % 3]}V620z`, fills[place]) + panes;
    }),
    box(0, 620, 1200, 190, soft, 0),
    row(5, (place) => shape(`M${90 + place * 220} ${690 + (place % 2) * 45}q30-24 60 0t60 0`)),
  ].join('');
}

export function van({ soft, main, accent }: Colours): string {
  return [
    sky,
    shape('M40 660h1120'),
    shape('M160 230h560v400H160z', soft),
    shape('M720 320h170l130 150v160H720z', main),
    shape('M770 360h100l90 110H770z', paper),
    shape('M440 500v-100M440 440c-70 0-90-40-90-80c60 0 90 40 90 80zM440 420c70 0 90-40 90-80c-60 0-90 40-90 80z', paper),
    wheel(330, 630, 75),
    wheel(860, 630, 75),
    box(985, 530, 40, 40, accent),
  ].join('');
}

export function panels({ soft, main, accent }: Colours): string {
  return [
    disc(980, 160, 90, sun),
    row(7, (place) => shape(`M980 ${160 - 120}v-30`).replace('/>', ` transform="rotate(${place * 51} 980 160)"/>`)),
    box(250, 470, 700, 270, paper, 0),
    shape('M120 480l180-280h600l180 280z', soft),
    row(8, (place) => {
      const [column, line] = [place % 4, Math.floor(place / 4)];
      const [x, y] = [330 + column * 138 - line * 22, 240 + line * 110];
      return shape(`M${x} ${y}h118l-16 90h-124z`, main);
    }),
    box(560, 560, 110, 180, accent),
    box(330, 560, 140, 100, soft),
    box(750, 560, 140, 100, soft),
    shape('M40 740h1120'),
  ].join('');
}

export function boat({ soft, main, accent }: Colours): string {
  return [
    sky,
    shape('M0 330h1200v90h-190c-90-100-730-100-820 0H0z', paper),
    row(8, (place) => shape(`M${60 + place * 155} 330v-70`)),
    shape('M0 260h1200'),
    box(0, 620, 1200, 190, soft, 0),
    shape('M270 540h700l-90 130H360z', main),
    box(420, 450, 130, 90, accent),
    box(560, 420, 150, 120, paper),
    box(720, 470, 100, 70, accent),
    shape('M870 540v-110h60'),
    row(5, (place) => shape(`M${60 + place * 230} ${720 + (place % 2) * 34}q30-24 60 0t60 0`)),
  ].join('');
}

export function silo({ soft, main, accent }: Colours): string {
  return [
    sky,
    shape('M0 600c300-60 900-60 1200 0v210H0z', soft),
    row(6, (place) => shape(`M${100 + place * 200} 790l${(600 - 100 - place * 200) / 3}-170`)),
    row(2, (place) => shape(`M${220 + place * 250} 590V280c0-110 200-110 200 0v310z`, place ? paper : accent)),
    shape('M220 360h200M220 460h200M470 360h200M470 460h200'),
    shape('M760 440h120v-100h120v130h60v90H760z', main),
    box(905, 365, 70, 75, paper),
    wheel(960, 560, 80),
    wheel(790, 590, 50),
  ].join('');
}

export function tinyHouse({ soft, main }: Colours): string {
  const tree = (x: number, y: number) => shape(`M${x} 690V${y}`) + shape(`M${x - 80} ${y + 60}c0-170 160-170 160 0z`, main);
  return [
    sky,
    tree(180, 420),
    tree(1020, 480),
    box(330, 350, 540, 300, paper, 4),
    shape('M280 360l160-190h320l160 190z', soft),
    row(6, (place) => shape(`M${410 + place * 80} 400v210`)),
    box(400, 430, 160, 130, soft),
    shape('M480 430v130M400 495h160'),
    box(680, 430, 120, 220, main),
    disc(780, 545, 8, paper),
    shape('M670 690l10-40h120l10 40M360 650v40M840 650v40M40 690h1120'),
    shape('M880 360v290'),
  ].join('');
}
