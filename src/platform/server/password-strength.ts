import * as z from 'zod';
import { boundPasswordWork } from './passwords.ts';
import type { Services } from './services.ts';
import { createThread } from './threads/create-thread.ts';

/** zxcvbn's scale of 0 to 4: below 2, fewer than a million guesses find it. */
const leastScore = 2;

/** The estimator's work grows with the square of the length; a password that is guessable up to here is a bad one. */
const judgedCharacters = 40;

export type EstimateJob = { password: string; own: string[] };

/** Estimates take 5 to 50 ms of CPU each, and the dictionaries a second to load on a busy machine (docs/decisions/021). */
const estimator = createThread<EstimateJob, number>({
  module: new URL('./password-strength.thread.ts', import.meta.url),
  milliseconds: 10_000,
  idleMilliseconds: 20_000,
  parse: z.number().parse,
});

/**
 * Whether a password is too short or easily guessed, by Dutch words, common passwords and the person's own details. Call it after the checks that cost less. Throws a BusyError under a flood.
 */
export async function isGuessable(
  services: Pick<Services, 'settings'>,
  person: { password: string; email: string; firstName: string; lastName: string },
): Promise<boolean> {
  if (person.password.length < services.settings.passwordMinLength) return true;
  const { email, firstName, lastName } = person;
  const own = [email, ...email.split('@'), ...email.split(/[@.]/), firstName, lastName, services.settings.appName];
  const password = person.password.slice(0, judgedCharacters);
  await estimator.start();
  return (await boundPasswordWork(() => estimator.run({ password, own }))) < leastScore;
}
