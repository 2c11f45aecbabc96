import type { Services } from '../../../platform/server/services.ts';
import type { SignUp } from './sign-up.ts';

/** zxcvbn's scale of 0 to 4: below 2, fewer than a million guesses find it. */
const leastScore = 2;

/** The estimator and its dictionaries (a few MB) are loaded when the first password is judged. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, dutch] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ]);
  return new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...dutch.dictionary },
  });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Whether a password is too short or easily guessed, by Dutch words, common passwords and the person's own details (decision 8). */
export async function isGuessable(
  services: Pick<Services, 'settings'>,
  person: Pick<SignUp, 'password' | 'email' | 'firstName' | 'lastName'>,
): Promise<boolean> {
  if (person.password.length < services.settings.passwordMinLength) return true;
  estimator ??= loadEstimator();
  const { email, firstName, lastName } = person;
  const own = [email, ...email.split('@'), ...email.split(/[@.]/), firstName, lastName, services.settings.appName];
  return (await estimator).check(person.password, own).score < leastScore;
}
