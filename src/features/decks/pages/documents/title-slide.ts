import { formatDate } from '../../../../platform/web/format/formats.ts';
import type { Look } from '../policy/look.ts';
import { type Ink, type Place, pageSize } from '../policy/page.ts';
import { type ShownPicture, type SlideContent, textIn } from './content.ts';
import { frame } from './parts.ts';
import { heightOf, type Sheet } from './sheet.ts';

/** The panel at the right, with the logo or the first letter. */
const panel = { x: 896, y: 0, width: pageSize.width - 896, height: pageSize.height };
const textWidth = panel.x - frame.left - 56;

/** The name, large, beside a panel in the deck's colour. In the style 'warm' the whole page has that colour. */
export function layOutTitle(sheet: Sheet, content: SlideContent, { style }: Look): void {
  const isFull = style === 'warm';
  const ink: Ink = isFull ? 'onAccent' : 'ink';
  if (isFull) sheet.area({ x: 0, y: 0, ...pageSize }, 'accent');
  else if (style === 'helder') sheet.area(panel, 'accent');
  putSign(sheet, content, style);

  const title = textIn(content, 'title');
  const tagline = textIn(content, 'tagline');
  const mark = sheet.mark();
  const nameHeight = Math.min(heightOf(title, 'display', textWidth), 340);
  const top = 96;
  sheet.area({ x: frame.left, y: top, width: 64, height: 8 }, isFull ? 'onAccent' : 'accent', 4);
  const end = sheet.text(
    title,
    { x: frame.left, y: top + 32, width: textWidth, height: nameHeight + 1 },
    { as: 'display', role: 'title', ink },
  );
  sheet.text(tagline, { x: frame.left, y: end + 20, width: textWidth, height: 120 }, { as: 'lead', ink: isFull ? ink : 'soft' });
  sheet.settle(mark, top, 520);

  const soft: Ink = isFull ? ink : 'soft';
  const presenter = textIn(content, 'presenter');
  const lines = [presenter, textIn(content, 'contact')].filter(Boolean);
  let y =
    636 -
    lines.reduce((sum, line, place) => sum + Math.min(heightOf(line, place === 0 && presenter ? 'heading' : 'detail', textWidth), 56), 0);
  for (const [place, line] of lines.entries()) {
    const isName = place === 0 && presenter !== '';
    y = sheet.text(
      line,
      { x: frame.left, y, width: textWidth, height: 60 },
      { as: isName ? 'heading' : 'detail', ink: isName ? ink : soft },
    );
  }
  const version = `Versie van ${formatDate(`${content.versionOn}T12:00:00.000Z`)}`;
  sheet.text(version, { x: frame.left, y: 660, width: textWidth, height: 24 }, { as: 'caption', role: 'caption', ink: soft });
}

/** The logo on a light card, else the first letter of the name in a circle. */
function putSign(sheet: Sheet, { logo, fields }: Pick<SlideContent, 'logo' | 'fields'>, style: Look['style']): void {
  const middle = { x: panel.x + panel.width / 2, y: pageSize.height / 2 };
  if (logo !== null) {
    putLogo(sheet, logo, middle);
    return;
  }
  const [letter = ''] = typeof fields.title === 'string' ? fields.title.trim() : '';
  const size = 280;
  const place: Place = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
  sheet.area(place, style === 'nacht' ? 'accent' : 'paper', size / 2);
  sheet.text(
    letter.toLocaleUpperCase('nl'),
    { ...place, y: middle.y - 130, height: 260 },
    { as: 'monogram', role: 'caption', ink: style === 'nacht' ? 'onAccent' : 'accent', align: 'middle' },
  );
}

function putLogo(sheet: Sheet, { picture, alt }: ShownPicture, middle: { x: number; y: number }): void {
  const card = 280;
  const room = card - 56;
  const scale = Math.min(room / picture.width, room / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  sheet.area({ x: middle.x - card / 2, y: middle.y - card / 2, width: card, height: card }, 'plate', 28);
  sheet.put({ kind: 'picture', x: middle.x - width / 2, y: middle.y - height / 2, width, height, picture, alt, fit: 'contain' });
}
