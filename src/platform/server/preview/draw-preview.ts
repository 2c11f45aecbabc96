import { markPath } from '../../web/kit/mark-path.ts';
import { plantFrame, plantOf } from '../../web/kit/plant-of.ts';
import { drawSvg } from '../draw-svg.ts';
import { type Face, printable, setLine, widthOf } from './set-text.ts';
import { isWhole, wrapText } from './wrap-text.ts';

/** The content of a preview picture, which stands for a page where its link is shared. */
export type Preview = {
  /** Such as a category. */
  label: string;
  title: string;
  text: string;
  /** The part that is reached, from 0 to 100 percent or more, with a sentence about it. */
  progress: { percent: number; words: string } | null;
};

/** The size that link previews ask for. */
const previewSize = { width: 1200, height: 630 } as const;

/** Grows with each change of the drawing, so that kept pictures are drawn anew. */
export const previewDesign = 2;

/** The light palette of platform/web/style/tokens.css, and its mixtures in the drawings of titles. */
const colours = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#17231c',
  muted: '#55645a',
  line: '#e4e6dd',
  primary: '#1f7a4d',
  leaf: '#e3f2e8',
  onLeaf: '#155c39',
  farHill: '#c8e1d2',
  nearHill: '#a8ceba',
  plant: '#71ac8e',
} as const;

const margin = 72;
/** The plants have the rest. */
const panelLeft = 812;
const textWidth = panelLeft - margin - 48;
const titleSizes = [76, 66, 58, 50] as const;
const titleLines = 3;

/** Draws a preview picture in our look, from outlines alone. */
export function drawPreview(appName: string, preview: Preview): Promise<Buffer> {
  return drawSvg(previewSvg(appName, preview), { compressionLevel: 9, palette: true, quality: 100, effort: 7 });
}

function previewSvg(appName: string, preview: Preview): string {
  const { width, height } = previewSize;
  const title = titleOf(preview);
  const titleTop = 172;
  const titleHeight = title.lines.length * title.size * 1.12;
  const textSize = 30;
  const text = printable(preview.text, 'text');
  const lines = wrapText(text, {
    lines: title.lines.length === titleLines ? 2 : 3,
    width: textWidth,
    widthOf: (each) => widthOf(each, 'text', textSize),
  });
  const drawn = [
    brand(appName),
    ...title.lines.map((line, place) =>
      setLine(line, { face: 'titles', size: title.size, x: margin, y: titleTop + title.size * (0.82 + place * 1.12), colour: colours.ink }),
    ),
    ...lines.map((line, place) =>
      setLine(line, {
        face: 'text',
        size: textSize,
        x: margin,
        y: titleTop + titleHeight + 20 + textSize * (0.8 + place * 1.4),
        colour: colours.muted,
      }),
    ),
    badge(preview.label),
    preview.progress === null ? '' : progressBar(preview.progress),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>${plants(preview.title)}${drawn.join('')}</svg>`;
}

/** The largest title that fits whole; one that never does is divided at the smallest size. */
function titleOf(preview: Preview): { lines: string[]; size: number } {
  const title = printable(preview.title, 'titles') || printable(preview.label, 'titles');
  const wrapAt = (size: number) => ({ lines: titleLines, width: textWidth, widthOf: (text: string) => widthOf(text, 'titles', size) });
  const size = titleSizes.find((each) => isWhole(title, wrapAt(each))) ?? titleSizes[titleSizes.length - 1] ?? 50;
  return { lines: wrapText(title, wrapAt(size)), size };
}

function brand(appName: string): string {
  const name = setLine(printable(appName, 'titles'), { face: 'titles', size: 38, x: margin + 58, y: 101, colour: colours.primary });
  return `<path transform="translate(${margin - 4} 62) scale(1.6)" d="${markPath}" fill="${colours.primary}"/>${name}`;
}

/** A label in a pill, above the plants. */
function badge(label: string): string {
  const [face, size]: [Face, number] = ['strong', 26];
  const words = printable(label, face);
  const width = widthOf(words, face, size) + 48;
  const left = previewSize.width - 40 - width;
  return `<rect x="${left}" y="62" width="${width}" height="52" rx="26" fill="${colours.surface}"/>${setLine(words, {
    face,
    size,
    x: left + 24,
    y: 97,
    colour: colours.onLeaf,
  })}`;
}

function progressBar({ percent, words }: { percent: number; words: string }): string {
  const [top, height] = [536, 16];
  const filled = Math.max(height, (Math.min(percent, 100) / 100) * textWidth);
  const track = `<rect x="${margin}" y="${top}" width="${textWidth}" height="${height}" rx="8" fill="${colours.line}"/>`;
  const bar = percent > 0 ? `<rect x="${margin}" y="${top}" width="${filled}" height="${height}" rx="8" fill="${colours.primary}"/>` : '';
  const line = printable(words, 'strong');
  return `${track}${bar}${setLine(line, { face: 'strong', size: 26, x: margin, y: top - 20, colour: colours.ink })}`;
}

/** The plants that follow from a title, as in the place of a picture on the site. They fill the right of the picture. */
function plants(title: string): string {
  const { sun, hills, stems, leaves, tips } = plantOf(title);
  const [width, scale] = [previewSize.width - panelLeft, 0.81];
  const [x, y] = [(width - plantFrame.width * scale) / 2, previewSize.height - plantFrame.height * scale];
  const line = `fill="none" stroke="${colours.onLeaf}"`;
  return `<svg x="${panelLeft}" width="${width}" height="${previewSize.height}">
    <rect width="100%" height="100%" fill="${colours.leaf}"/>
    <g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${colours.surface}"/>
      <path d="${hills[0]}" fill="${colours.farHill}"/>
      <path d="${stems}" ${line} stroke-width="5"/>
      <path d="${leaves}" fill="${colours.plant}" stroke="${colours.onLeaf}" stroke-width="2.25"/>
      <path d="${tips}" fill="${colours.surface}" stroke="${colours.onLeaf}" stroke-width="3"/>
      <path d="${hills[1]}" fill="${colours.nearHill}"/>
    </g></svg>`;
}
