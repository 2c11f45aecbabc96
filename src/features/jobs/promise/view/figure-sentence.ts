import type { AnswerFigure } from '../policy.ts';

/** A poster's figure: '18 van 20 op tijd, meestal binnen 4 dagen' */
export function figureSentence({ due, onTime, usualDays }: AnswerFigure): string {
  const share = `${onTime} van ${due} op tijd`;
  if (usualDays === null) return share;
  if (usualDays === 0) return `${share}, meestal dezelfde dag`;
  return `${share}, meestal binnen ${usualDays === 1 ? '1 dag' : `${usualDays} dagen`}`;
}
