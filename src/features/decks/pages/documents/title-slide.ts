import { formatPlainDate } from '../../../../platform/web/format/dates.ts';
import type { Look } from '../policy/look.ts';
import { type Ground, type Ink, type Place, pageSize } from '../policy/page.ts';
import { type ShownPicture, type SlideContent, textIn } from './content.ts';
import { frame } from './parts.ts';
import type { Sheet } from './sheet.ts';

/** The panel at the right, with the logo or the first letter. */
const panel = { x: 896, y: 0, width: pageSize.width - 896, height: pageSize.height };
const textWidth = panel.x - frame.left - 56;
/** Of the presenter, and of the contact details: two lines. */
const mostOfLine = 60;

/** The name, large, beside a panel in the deck's colour. In the style 'warm' the whole page has that colour. */
export function layOutTitle(sheet: Sheet, content: SlideContent, { style }: Look): void {
  const isFull = style === 'warm';
  const ink: Ink = isFull ? 'onAccent' : 'ink';
  if (isFull) sheet.area({ x: 0, y: 0, ...pageSize }, 'accent');
  else if (style === 'helder') sheet.area(panel, 'accent');
  putSign(sheet, content, style);

  const soft: Ink = isFull ? ink : 'soft';
  const people = [
    { text: textIn(content, 'presenter'), as: 'heading', ink },
    { text: textIn(content, 'contact'), as: 'detail', ink: soft },
  ] as const;
  const below = 636 - people.reduce((sum, { text, as }) => sum + Math.min(sheet.heightOf(text, as, textWidth), mostOfLine), 0);
  putName(sheet, content, { ink, soft, bottom: below - 28, line: isFull ? 'onAccent' : 'accent' });
  let y = below;
  for (const { text, as, ink: own } of people) {
    y = sheet.text(text, { x: frame.left, y, width: textWidth, height: mostOfLine }, { as, ink: own });
  }
  const version = `Versie van ${formatPlainDate(`${content.versionOn}T12:00:00.000Z`)}`;
  sheet.text(version, { x: frame.left, y: 672, width: textWidth, height: 20 }, { as: 'caption', role: 'caption', ink: soft });
}

type Naming = { ink: Ink; soft: Ink; bottom: number; line: Ground };

/** The name and the line below it. */
function putName(sheet: Sheet, content: SlideContent, { ink, soft, bottom, line }: Naming): void {
  const [title, tagline] = [textIn(content, 'title'), textIn(content, 'tagline')];
  const at = { x: frame.left, width: textWidth };
  const mark = sheet.mark();
  const top = 72;
  sheet.area({ ...at, y: top, width: 64, height: 8 }, line, 4);
  const from = top + 32;
  const taglineHeight = tagline === '' ? 0 : sheet.heightOf(tagline, 'lead', textWidth) + 20;
  const height = bottom - from - taglineHeight;
  const as = sheet.heightOf(title, 'display', textWidth) > height ? 'statement' : 'display';
  const end = sheet.text(title, { ...at, y: from, height }, { as, role: 'title', ink }) + 20;
  sheet.text(tagline, { ...at, y: end, height: bottom - end }, { as: 'lead', ink: soft });
  sheet.settle(mark, top, bottom);
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
