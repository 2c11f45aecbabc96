import { milestoneLabels } from '../../../projects/milestones/policy.ts';
import { slideTitles } from '../../policy/slides.ts';
import { rowsIn, type SlideContent } from './content.ts';
import { columnsOf, frame, putHeading } from './parts.ts';
import type { Sheet } from './sheet.ts';

const dot = 28;
const gap = 24;

/** Milestones on a line of time; those that were reached are filled. */
export function layOutRoadmap(sheet: Sheet, content: SlideContent): void {
  putHeading(sheet, slideTitles.roadmap_slide);
  const milestones = rowsIn(content, 'milestones');
  if (milestones.length === 0) return;
  const mark = sheet.mark();
  const columns = columnsOf(Math.max(milestones.length, 2), frame, gap);
  const width = columns[0]?.width ?? frame.width;
  const as = ['lead', 'lead', 'lead', 'body'] as const;
  const size = as[milestones.length - 1] ?? 'detail';
  // A date may take nearly all of the gap, to stay on one line.
  const whenWidth = width + gap - 4;
  const whenHeight = Math.max(...milestones.map(([when = '']) => sheet.heightOf(when, 'heading', whenWidth)));
  const line = frame.top + 20 + whenHeight + 18;
  const middle = line + dot / 2 - 1.5;
  sheet.area({ x: frame.left, y: middle, width: frame.width, height: 3 }, 'line', 1.5);

  for (const [place, [when = '', title = '', state = '']] of milestones.entries()) {
    const at = { x: columns[place]?.x ?? frame.left, width };
    const isReached = state.startsWith(milestoneLabels.reached);
    // Dates stand on the line, however many lines they take.
    const own = sheet.heightOf(when, 'heading', whenWidth);
    sheet.text(when, { ...at, width: whenWidth, y: line - 18 - own, height: own + 1 }, { as: 'heading', role: 'heading', ink: 'accent' });
    sheet.area({ x: at.x, y: line, width: dot, height: dot }, 'accent', dot / 2);
    if (!isReached) sheet.area({ x: at.x + 5, y: line + 5, width: dot - 10, height: dot - 10 }, 'paper', (dot - 10) / 2);
    const end = sheet.text(title, { ...at, y: line + dot + 20, height: 290 }, { as: size });
    sheet.text(state, { ...at, y: end + 8, height: frame.bottom - end - 8 }, { as: 'detail', ink: 'soft' });
  }
  sheet.settle(mark, frame.top, frame.bottom);
}
