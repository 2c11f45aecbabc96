import { type ApplicationStatus, type ChosenStatus, choicesFrom } from '../applications/policy.ts';
import { canExtend } from '../promise/policy.ts';

type Running = { status: ApplicationStatus; version: number; answeredAt: Date | null; extendedAt: Date | null; dueOn: string };

/**
 * The statuses to which a poster may move an application. One that is in review may be put there again to say that it takes
 * longer, once: it may have been sorted without a word to the applicant.
 */
export function movesOf(application: Running, now: Date): ChosenStatus[] {
  const choices = choicesFrom(application.status, application.version);
  return application.status === 'in_review' && choices.length > 0 && canExtend(application, now) ? ['in_review', ...choices] : choices;
}
