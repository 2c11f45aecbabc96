import type PptxGenJS from 'pptxgenjs';
import { cellPadding, listIndent } from '../../pages/policy/lettering.ts';
import type { Box, BoxOf } from '../../pages/policy/page.ts';
import type { DeckFile } from './deck-file.ts';
import { keyOfPicture, type PictureBox, placeOfPicture } from './picture-place.ts';
import { drawPptxChart } from './pptx-chart.ts';
import { clean, inches, inchesOf, type PptxPen, pointsOfUnit } from './pptx-pen.ts';

const cellMargin: [number, number, number, number] = [
  inches(cellPadding.y),
  inches(cellPadding.x),
  inches(cellPadding.y),
  inches(cellPadding.x),
];

type Drawing = { slide: PptxGenJS.Slide; pen: PptxPen; pictures: DeckFile['pictures'] };

/** The placeholder that tells a slide's title to the outline and to screen readers. */
export const titlePlaceholder = 'Titel';

/** Draws one box of a page as something that can be edited. */
export function drawPptxBox(box: Box, drawing: Drawing): void {
  const { slide, pen } = drawing;
  switch (box.kind) {
    case 'area':
      drawArea(box, drawing);
      return;
    case 'text':
      pen.text(slide, box.text, box, box.lettering, box.role === 'title' ? { placeholder: titlePlaceholder } : {});
      return;
    case 'list':
      drawList(box, drawing);
      return;
    case 'table':
      drawTable(box, drawing);
      return;
    case 'picture':
      drawPicture(box, drawing);
      return;
    case 'circles':
    case 'parts':
    case 'bars':
    case 'lines':
      drawPptxChart(box, slide, pen);
      return;
  }
}

function drawArea({ ground, radius, ...place }: BoxOf<'area'>, { slide, pen }: Drawing): void {
  const { width, height } = place;
  if (width <= 0 || height <= 0) return;
  const most = Math.min(width, height) / 2;
  const isRound = width === height && radius >= most;
  const options = { ...inchesOf(place), fill: { color: pen.hex(ground) } };
  if (isRound) slide.addShape('ellipse', options);
  else if (radius > 0) slide.addShape('roundRect', { ...options, rectRadius: inches(Math.min(radius, most)) });
  else slide.addShape('rect', options);
}

function drawList({ items, isNumbered, lettering, ...place }: BoxOf<'list'>, { slide, pen }: Drawing): void {
  const bullet = { indent: lettering.size * listIndent * pointsOfUnit, ...(isNumbered ? { type: 'number' as const } : {}) };
  const texts = items.map((item, index) => ({
    text: clean(item),
    options: { bullet, breakLine: index < items.length - 1, paraSpaceAfter: lettering.size * 0.3 },
  }));
  slide.addText(texts, { ...inchesOf(place), ...pen.textOptions(lettering) });
}

function drawTable({ columns, rows, heights, lettering, ...place }: BoxOf<'table'>, { slide, pen }: Drawing): void {
  const none = { type: 'none' } as const;
  const line = { type: 'solid', pt: 0.75, color: pen.hex('line') } as const;
  const cells = [columns.map(({ label }) => label), ...rows].map((row, at) =>
    row.map((text, column): PptxGenJS.TableCell => {
      const { lineSpacing: _lineSpacing, ...options } = pen.textOptions({
        ...lettering,
        face: at === 0 || column === 0 ? 'strong' : lettering.face,
        ink: at === 0 ? 'soft' : lettering.ink,
        align: column === 0 ? 'start' : lettering.align,
      });
      return { text: clean(text), options: { ...options, margin: cellMargin, border: [none, none, line, none] } };
    }),
  );
  slide.addTable(cells, {
    ...inchesOf(place),
    colW: columns.map(({ share }) => inches(place.width * share)),
    rowH: heights.map(inches),
  });
}

/** With which each PNG file begins (PNG specification, section 5.2). */
const pngByte = 0x89;

function drawPicture(box: PictureBox, { slide, pictures }: Drawing): void {
  const content = pictures.get(keyOfPicture(box));
  if (content === undefined) return;
  const [firstByte] = content;
  const type = firstByte === pngByte ? 'png' : 'jpeg';
  const data = `image/${type};base64,${Buffer.from(content).toString('base64')}`;
  slide.addImage({ ...inchesOf(placeOfPicture(box)), data, altText: clean(box.alt) });
}
