import { addDays } from '../../../platform/calendar.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Settings } from '../../../platform/server/settings.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { type JobType, jobZone } from '../policy.ts';

/** The states of an application, in the order of the poster's columns; one that is pending hasn't been looked at. */
export const applicationStatuses = ['pending', 'viewed', 'in_review', 'invited', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The columns of a poster's board. Withdrawn applications are in the list only. */
export const boardColumns = ['new', 'in_review', 'invited', 'hired', 'rejected'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Parts of a poster's list. */
export const applicationParts = [...boardColumns, 'withdrawn'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** The statuses that a poster chooses; looking at an application makes it viewed. */
export const chosenStatuses = ['in_review', 'invited', 'hired', 'rejected'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

export function partOf(status: ApplicationStatus): ApplicationPart {
  return status === 'pending' || status === 'viewed' ? 'new' : status;
}

export function statusesOf(part: ApplicationPart): ApplicationStatus[] {
  return part === 'new' ? ['pending', 'viewed'] : [part];
}

/** The longest texts, in characters, and the most at once. */
export const applicationLimits = {
  letter: 5_000,
  answer: 2_000,
  message: 3_000,
  note: 2_000,
  /** Notes of one application. */
  notes: 50,
  /** Moves of one application: each is kept in its history, with a message. */
  moves: 50,
  /** Applications that are answered at once. */
  atOnce: 50,
} as const;

/** Days within which a poster answers; a message that says it takes longer adds as many, once. */
export const answerDays = 14;

/** The poster's moves out of each status: corrections are possible, but never back to unread. */
const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['viewed', 'in_review', 'invited', 'hired', 'rejected'],
  viewed: ['in_review', 'invited', 'hired', 'rejected'],
  in_review: ['invited', 'hired', 'rejected'],
  invited: ['in_review', 'hired', 'rejected'],
  // A new colleague may think again, and a poster may have second thoughts.
  hired: ['in_review', 'rejected'],
  rejected: ['in_review', 'invited'],
  withdrawn: [],
};

/** Whether an application may go from one status to another. Applicants only withdraw, also after a refusal; nobody leaves that state. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus, by: 'poster' | 'applicant'): boolean {
  if (by === 'applicant') return to === 'withdrawn' && from !== 'withdrawn' && from !== 'hired';
  return moves[from].includes(to);
}

/** The statuses to which the poster may move an application, whose version counts its moves. */
export function choicesFrom(from: ApplicationStatus, version: number): ChosenStatus[] {
  return version > applicationLimits.moves ? [] : chosenStatuses.filter((to) => canMove(from, to, 'poster'));
}

/** Whether a poster may move an application without telling the applicant: only while sorting, before any answer. */
export function canMoveSilently(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return to === 'in_review' && partOf(from) === 'new';
}

/** Whether a status is an answer; that something takes longer is none. */
export function isAnswer(status: ApplicationStatus): boolean {
  return status === 'invited' || status === 'hired' || status === 'rejected';
}

type Pay = { salaryMin: number | null; salaryMax: number | null };

/**
 * Whether the applicant has to learn the pay with the invitation: for employment it has to be known before the interview
 * (Directive (EU) 2023/970, article 5).
 */
export function needsPay(type: JobType, to: ApplicationStatus, { salaryMin, salaryMax }: Pay): boolean {
  return to === 'invited' && type !== 'freelance' && salaryMin === null && salaryMax === null;
}

/** The day on which an application that is sent at this moment has to be answered, at the latest. */
export function answerDay(sentAt: Date): string {
  return addDays(dayOf(sentAt.toISOString(), jobZone), answerDays);
}

type Running = { status: ApplicationStatus /** Null once it is gone. */; jobId: string | null; posterAccessEndedAt: Date | null };

/** Whether an applicant may withdraw: while the poster can read it. */
export function canWithdraw({ status, jobId, posterAccessEndedAt }: Running): boolean {
  return jobId !== null && posterAccessEndedAt === null && canMove(status, 'withdrawn', 'applicant');
}

/** Whether an applicant may delete their copy: once nothing is expected of it any more. */
export function canDeleteCopy({ status, jobId, posterAccessEndedAt }: Running): boolean {
  return jobId === null || posterAccessEndedAt !== null || status === 'hired' || status === 'rejected';
}

type Job = { posterId: string; closedAt: Date | null; deadline: string | null };

/** Whether anybody can apply to a job: it is open, and its last day isn't over. */
export function takesApplications({ closedAt, deadline }: Omit<Job, 'posterId'>, now: Date): boolean {
  return closedAt === null && (deadline === null || dayOf(now.toISOString(), jobZone) <= deadline);
}

/** New applications of a person a day; the same sent again counts once. */
export function applicationsLimit({ limits: { applications } }: Settings): RateLimit {
  return { name: 'applications', points: applications, seconds: 86_400 };
}

/** Jobs to which somebody may send one and the same letter before the next have to wait. */
export const sameLetterJobs = 5;

/** The pace of a letter that went to many jobs. */
export const sameLetterLimit: RateLimit = { name: 'same-letter', points: 1, seconds: 3_600 };
