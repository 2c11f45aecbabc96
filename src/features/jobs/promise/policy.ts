import { addDays, addMonths, daysBetween } from '../../../platform/calendar.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { jobZone } from '../policy.ts';

/*
 * The promise that every application is answered, in days of `jobZone`. A day is 'YYYY-MM-DD'; the last day for an answer
 * counts to its end (docs/product.md, Answers to applications).
 */

/** Days after applying at whose end an application without an answer counts as missed. */
export const missedDays = 30;

/** Days before the last one on which the poster is reminded. */
export const reminderDays = [3, 1] as const;

/** The hour in `jobZone` from which posters are reminded. */
export const reminderHour = 8;

/** With fewer applications no figure is shown. */
export const countedFrom = 5;

/** Months for which an application counts, from its last day on. */
const countedMonths = 12;

/** The dates of one application that counts: nothing in them leads to a person. */
export type AnswerDates = {
  appliedOn: string;
  dueOn: string;
  /** Null when no answer came. */
  answeredOn: string | null;
};

/** How a poster answered, of the applications that count. */
export type AnswerFigure = {
  due: number;
  onTime: number;
  /** More than half of all were answered within so many days; null where that many weren't answered. */
  usualDays: number | null;
};

/** Whether others see a figure. */
export function isShown({ due }: { due: number }): boolean {
  return due >= countedFrom;
}

/** Whether the last day of an application is over. */
export function isOver(dueOn: string, today: string): boolean {
  return dueOn < today;
}

/** Whether saying that it takes longer still moves the last day: once, before any answer, and while that day isn't over. */
export function canExtend(
  { answeredAt, extendedAt, dueOn }: { answeredAt: Date | null; extendedAt: Date | null; dueOn: string },
  now: Date,
): boolean {
  return answeredAt === null && extendedAt === null && !isOver(dueOn, dayOf(now.toISOString(), jobZone));
}

/** The first day on which an application that isn't answered is missed. */
export function missedFrom(appliedOn: string): string {
  return addDays(appliedOn, missedDays + 1);
}

/** The day of an answer, as far as it counts: one that comes after it was missed doesn't. */
export function countedAnswer(appliedOn: string, answeredAt: Date | null): string | null {
  if (answeredAt === null) return null;
  const day = dayOf(answeredAt.toISOString(), jobZone);
  return day < missedFrom(appliedOn) ? day : null;
}

/** The first of the last days that count on a day. */
export function countedSince(today: string): string {
  return addMonths(today, -countedMonths);
}

/** Whether an application counts on a day: from the end of its last day on, so that quick answers don't count before slow ones. */
function counts({ dueOn }: AnswerDates, today: string): boolean {
  return isOver(dueOn, today) && dueOn >= countedSince(today);
}

/** The figure of a poster on a day. */
export function figureOf(dates: AnswerDates[], today: string): AnswerFigure {
  const counted = dates.filter((each) => counts(each, today));
  const days = counted.map(({ appliedOn, answeredOn }) => (answeredOn === null ? Infinity : daysBetween(appliedOn, answeredOn)));
  const middle = days.toSorted((one, other) => one - other)[Math.floor(days.length / 2)] ?? Infinity;
  return {
    due: counted.length,
    onTime: counted.filter(({ dueOn, answeredOn }) => answeredOn !== null && answeredOn <= dueOn).length,
    usualDays: Number.isFinite(middle) ? middle : null,
  };
}

/** The outcomes of an application that counts; of one that is waiting an answer may still come. */
export const answerOutcomes = ['on-time', 'late', 'waiting', 'missed'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

export function outcomeOf({ appliedOn, dueOn, answeredOn }: AnswerDates, today: string): AnswerOutcome {
  if (answeredOn !== null) return answeredOn <= dueOn ? 'on-time' : 'late';
  return today < missedFrom(appliedOn) ? 'waiting' : 'missed';
}
