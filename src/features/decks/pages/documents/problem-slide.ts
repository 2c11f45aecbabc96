import { slideTitles } from '../../policy/slides.ts';
import { type SlideContent, textIn } from './content.ts';
import { frame, labelledHeight, putColumns, putSubject } from './parts.ts';
import type { Sheet } from './sheet.ts';

const statementWidth = 1060;

/** One large sentence; below it who has the problem, and an example. */
export function layOutProblem(sheet: Sheet, content: SlideContent): void {
  putSubject(sheet, slideTitles.problem_slide);
  const statement = textIn(content, 'statement');
  const texts = [
    { label: 'Voor wie', text: textIn(content, 'who') },
    { label: 'Een voorbeeld', text: textIn(content, 'example') },
  ].filter(({ text }) => text !== '');

  const columnWidth = texts.length === 2 ? (frame.width - 48) / 2 : frame.width * 0.72;
  const below = texts.length === 0 ? 0 : Math.min(Math.max(...texts.map((each) => labelledHeight(sheet, each, columnWidth))), 240);
  const bottomTop = frame.bottom - below;
  const mark = sheet.mark();
  const room = (below === 0 ? frame.bottom : bottomTop - 56) - frame.top;
  if (statement !== '') {
    sheet.text(statement, { x: frame.left, y: frame.top, width: statementWidth, height: room }, { as: 'statement' });
    sheet.settle(mark, frame.top, frame.top + room);
  }
  if (below === 0) return;
  if (statement === '') {
    putColumns(sheet, texts, { x: frame.left, y: frame.top, width: frame.width, height: frame.bottom - frame.top }, 'lead');
    sheet.settle(mark, frame.top, frame.bottom);
    return;
  }
  sheet.area({ x: frame.left, y: bottomTop - 28, width: frame.width, height: 1.5 }, 'line');
  putColumns(sheet, texts, { x: frame.left, y: bottomTop, width: texts.length === 2 ? frame.width : columnWidth, height: below + 1 });
}
