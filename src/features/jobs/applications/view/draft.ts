import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, list, nothing, number, record, type Shaped, text } from '../../../../platform/web/forms/shape.ts';
import type { ApplicationForm } from '../contract.ts';
import { applicationLimits as limits } from '../policy.ts';
import { applicationSentences as sentences } from '../texts.ts';
import { checkAnswers } from './check-answers.ts';

const cv = record({ id: text, fileName: text, bytes: number });
const values = record({ letter: text, cv: either(cv, nothing), answers: list(text) });

/** The typed part of an application that isn't sent yet, with the id of its last attempt. */
const draft = record({ values, attempt: either(attempt, nothing) });

export type ApplicationValues = Shaped<typeof values>;

/** Applications that aren't sent yet, at the id of their writer and that of the job. */
export const keptApplication = keptInBrowser('application', draft);

/** All that goes with an application; the form adds its id. */
export type ApplicationContent = { letter: string; cvId: string | null; answers: { question: string; answer: string }[] };

/** The form as it begins: with what the person sent last. */
export function firstValues({ questions, lastLetter, lastCv }: ApplicationForm): ApplicationValues {
  return { letter: lastLetter, cv: lastCv, answers: questions.map(({ lastAnswer }) => lastAnswer) };
}

/** The hint at the letter. One that still stands as it was sent to another job says so. */
export function letterHint(lastLetter: string, letter: string): string {
  return letter !== '' && letter === lastLetter
    ? 'Dit is de brief van je vorige sollicitatie. Pas hem aan voor deze vacature.'
    : 'Wat trekt je aan, en wat breng je mee?';
}

/** Whether kept values still answer the questions of the job. */
export function fits({ answers }: ApplicationValues, { questions }: ApplicationForm): boolean {
  return answers.length === questions.length;
}

/** Checks an application as the server does. */
export function checkApplication(form: ApplicationForm, { letter, cv: file, answers }: ApplicationValues): Checked<ApplicationContent> {
  const given = form.questions.map(({ question }, place) => ({ question, answer: (answers[place] ?? '').trim() }));
  const refuse = (path: 'letter' | 'cvId' | `answers.${number}`, message: string) => ({ problems: { [path]: message }, message });
  const trimmed = letter.trim();
  if (form.asksLetter && trimmed === '') return refuse('letter', sentences.needsLetter);
  if (trimmed.length > limits.letter) return refuse('letter', sentences.longLetter);
  if (form.asksCv && file === null) return refuse('cvId', sentences.needsCv);
  const long = given.findIndex(({ answer }) => answer.length > limits.answer);
  if (long >= 0) return refuse(`answers.${long}`, sentences.longAnswer);
  const refusal = checkAnswers(form.questions, given);
  if (refusal !== null && typeof refusal !== 'string') {
    return 'answerNeeded' in refusal
      ? refuse(`answers.${refusal.answerNeeded}`, sentences.needsAnswer)
      : refuse(`answers.${refusal.unknownChoice}`, sentences.unknownChoice);
  }
  return { input: { letter: trimmed, cvId: file?.id ?? null, answers: given } };
}
