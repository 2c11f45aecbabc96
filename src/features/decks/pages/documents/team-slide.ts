import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import type { Place } from '../policy/page.ts';
import { rowsIn, type SlideContent, textIn } from './content.ts';
import { columnsOf, frame, labelledHeight, padding, putColumns, putHeading } from './parts.ts';
import type { Sheet } from './sheet.ts';

const badge = 56;
const perRow = 3;

/** The people as cards with their initials; advisors and the people who are sought below. */
export function layOutTeam(sheet: Sheet, content: SlideContent, look: Look): void {
  putHeading(sheet, slideTitles.team_slide);
  const members = rowsIn(content, 'members');
  const texts = [
    { label: 'Adviseurs', text: textIn(content, 'advisors') },
    { label: 'We zoeken nog', text: textIn(content, 'open_roles') },
  ].filter(({ text }) => text !== '');
  const mark = sheet.mark();
  const as = members.length > perRow ? 'detail' : 'body';
  const textWidth = texts.length === 2 ? (frame.width - 48) / 2 : frame.width;
  const below = texts.length === 0 ? 0 : Math.min(Math.max(...texts.map((each) => labelledHeight(sheet, each, textWidth, as))), 120);
  let y: number = frame.top;
  if (members.length > 0) {
    const height = frame.bottom - y - (below === 0 ? 0 : below + 30);
    y = putMembers(sheet, members, { x: frame.left, y, width: frame.width, height }, look) + 30;
  }
  if (texts.length > 0) {
    const alone = members.length === 0;
    putColumns(sheet, texts, { x: frame.left, y, width: frame.width, height: alone ? frame.bottom - y : below + 1 }, alone ? 'lead' : as);
  }
  sheet.settle(mark, frame.top, frame.bottom);
}

function putMembers(sheet: Sheet, members: readonly string[][], { x, y, width, height }: Place, { radius }: Look): number {
  const rows = Math.ceil(members.length / perRow);
  const inRow = members.length === 4 ? 2 : Math.min(members.length, perRow);
  const columns = columnsOf(Math.max(inRow, 2), { x, width }, 24);
  const room = (height - (rows - 1) * 20) / rows;
  let top = y;
  for (let row = 0; row < rows; row += 1) {
    const shown = members.slice(row * inRow, (row + 1) * inRow);
    const inner = (columns[0]?.width ?? width) - 2 * padding - badge - 16;
    const own = Math.min(Math.max(badge, ...shown.map((member) => heightOfMember(sheet, member, inner))) + 2 * padding - 8, room);
    for (const [place, member] of shown.entries()) {
      const column = columns[place] ?? { x, width };
      putMember(sheet, member, { ...column, y: top, height: own }, radius);
    }
    top += own + 20;
  }
  return top - 20;
}

function heightOfMember(sheet: Sheet, [name = '', role = '', background = '']: string[], width: number): number {
  return (
    sheet.heightOf(name, 'heading', width) +
    sheet.heightOf(role, 'label', width) +
    (background === '' ? 0 : 6 + sheet.heightOf(background, 'detail', width))
  );
}

function putMember(sheet: Sheet, [name = '', role = '', background = '']: string[], { x, y, width, height }: Place, radius: number): void {
  const inset = padding - 4;
  sheet.area({ x, y, width, height }, 'card', radius);
  sheet.area({ x: x + inset, y: y + inset, width: badge, height: badge }, 'accent', badge / 2);
  const initials = { x: x + inset - 8, y: y + inset + (badge - 30) / 2, width: badge + 16, height: 31 };
  sheet.text(initialsOf(name), initials, { as: 'heading', role: 'caption', ink: 'onAccent', align: 'middle' });
  const left = x + inset + badge + 16;
  const place = { x: left, width: x + width - inset - left };
  const bottom = y + height - inset + 1;
  const end = sheet.text(name, { ...place, y: y + inset, height: bottom - y - inset }, { as: 'heading', role: 'heading' });
  const after = sheet.text(role, { ...place, y: end, height: bottom - end }, { as: 'label', ink: 'accent' });
  sheet.text(background, { ...place, y: after + 6, height: bottom - after - 6 }, { as: 'detail', ink: 'soft' });
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = ''] = words[0] ?? '';
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('nl');
}
