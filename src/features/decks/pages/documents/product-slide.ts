import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import type { Place } from '../policy/page.ts';
import { listIn, rowsIn, type ShownPicture, type SlideContent } from './content.ts';
import { columnsOf, frame, putHeading } from './parts.ts';
import type { Sheet } from './sheet.ts';

const badge = 40;
const mostCrop = 1.5;
/** Beside a picture. */
const featuresWidth = 700;

/** The features as a grid, with a picture beside it, and its use as steps below. */
export function layOutProduct(sheet: Sheet, content: SlideContent, { radius }: Look): void {
  putHeading(sheet, slideTitles.product_slide);
  const features = rowsIn(content, 'features');
  const steps = listIn(content, 'journey');
  const { picture } = content;
  const mark = sheet.mark();
  if (features.length === 0 && picture !== null) {
    putUse(sheet, steps, picture);
    return;
  }

  const stepsHeight = steps.length === 0 ? 0 : Math.min(heightOfSteps(sheet, steps), features.length > 0 ? 190 : 420);
  const upper = {
    x: frame.left,
    y: frame.top,
    width: frame.width,
    height: frame.bottom - frame.top - (stepsHeight === 0 ? 0 : stepsHeight + 32),
  };
  let y: number = frame.top;
  if (features.length > 0) {
    const width = picture === null ? upper.width : featuresWidth;
    const as = features.length < 4 && steps.length === 0 ? 'body' : 'detail';
    y = putFeatures(sheet, features, { ...upper, width }, { most: picture === null ? 3 : 2, as });
  }
  if (picture !== null) {
    const width = frame.width - featuresWidth - 48;
    const place = { x: frame.right - width, y: frame.top, width, height: Math.max(y - frame.top, Math.min(260, upper.height)) };
    sheet.area(place, 'card', radius);
    sheet.put({ ...place, kind: 'picture', ...picture, fit: fills(picture, place) ? 'cover' : 'contain' });
    y = frame.top + place.height;
  }
  if (steps.length > 0) putSteps(sheet, steps, { x: frame.left, y: y === frame.top ? y : y + 36, width: frame.width, height: stepsHeight });
  sheet.settle(mark, frame.top, frame.bottom);
}

/** The picture in its own form, with the steps as a list beside it. */
function putUse(sheet: Sheet, steps: readonly string[], { picture, alt }: ShownPicture): void {
  const room = { width: steps.length === 0 ? frame.width : 560, height: frame.bottom - frame.top };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = steps.length === 0 ? frame.left + (frame.width - width) / 2 : frame.right - width;
  const from = sheet.mark();
  const end = sheet.list(
    steps,
    { x: frame.left, y: frame.top, width: x - 64 - frame.left, height: room.height },
    { as: 'body', isNumbered: true },
  );
  sheet.settle(from, frame.top, Math.max(end, frame.top + height));
  sheet.put({ kind: 'picture', x, y: frame.top, width, height, picture, alt, fit: 'contain' });
}

/** Whether a picture loses no more than a third when it fills a place. */
function fills({ picture }: ShownPicture, { width, height }: Place): boolean {
  const ratio = picture.width / picture.height / (width / height);
  return Math.max(ratio, 1 / ratio) <= mostCrop;
}

/** Features in rows of up to three; all of a row begin at one height. */
function putFeatures(
  sheet: Sheet,
  features: readonly string[][],
  { x, y, width, height }: Place,
  { most, as }: { most: number; as: 'body' | 'detail' },
): number {
  const perRow = features.length === 4 ? 2 : Math.min(most, features.length);
  const columns = columnsOf(perRow, { x, width }, 44);
  const rows = Math.ceil(features.length / perRow);
  const room = (height - (rows - 1) * 30) / rows;
  let top = y;
  for (let row = 0; row < rows; row += 1) {
    const ends = features.slice(row * perRow, (row + 1) * perRow).map(([name = '', benefit = ''], place) => {
      const column = columns[place] ?? { x, width };
      sheet.area({ x: column.x, y: top, width: column.width, height: 2 }, 'line');
      sheet.area({ x: column.x, y: top, width: 36, height: 2 }, 'accent');
      const end = sheet.text(name, { ...column, y: top + 14, height: room - 14 }, { as: 'heading', role: 'heading' });
      return sheet.text(benefit, { ...column, y: end + 4, height: top + room - end - 4 }, { as, ink: 'soft' });
    });
    top = Math.max(top, ...ends) + 30;
  }
  return top - 30;
}

function heightOfSteps(sheet: Sheet, steps: readonly string[]): number {
  const [first = { width: frame.width }] = columnsOf(steps.length, frame, 24);
  return badge + 14 + Math.max(...steps.map((step) => sheet.heightOf(step, 'detail', first.width)));
}

/** Numbered steps from left to right, on one line. */
function putSteps(sheet: Sheet, steps: readonly string[], { x, y, width, height }: Place): void {
  const columns = columnsOf(steps.length, { x, width }, 24);
  const last = columns.at(-1);
  if (steps.length > 1 && last !== undefined)
    sheet.area({ x: x + badge, y: y + badge / 2 - 1, width: last.x - x - badge, height: 2 }, 'line');
  for (const [place, step] of steps.entries()) {
    const column = columns[place] ?? { x, width };
    sheet.area({ x: column.x, y, width: badge, height: badge }, 'accent', badge / 2);
    const number = { x: column.x - 10, y: y + 8, width: badge + 20, height: 25 };
    sheet.text(`${place + 1}`, number, { as: 'label', role: 'caption', ink: 'onAccent', align: 'middle' });
    sheet.text(step, { ...column, y: y + badge + 14, height: height - badge - 14 + 1 }, { as: 'detail' });
  }
}
