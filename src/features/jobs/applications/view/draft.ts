import type { Checked, FieldPath } from '../../../../platform/web/forms/form-state.ts';
import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, list, nothing, number, record, type Shaped, text } from '../../../../platform/web/forms/shape.ts';
import type { ApplicationForm } from '../contract.ts';
import { applicationLimits as limits } from '../policy.ts';
import { applicationSentences as sentences } from '../texts.ts';
import { type Asked, checkAnswers, type GivenAnswer } from './check-answers.ts';

const cv = record({ id: text, fileName: text, bytes: number });
const values = record({ letter: text, cv: either(cv, nothing), answers: list(text) });

/** The typed part of an application that isn't sent yet, with the id of its last attempt. */
const draft = record({ values, attempt: either(attempt, nothing) });

export type ApplicationValues = Shaped<typeof values>;

/** Applications that aren't sent yet, at the id of their writer and that of the job. */
export const keptApplication = keptInBrowser('application', draft);

/** All that goes with an application. Its fields have the names of the form's values, so that a change takes their problem away. */
export type ApplicationContent = Pick<ApplicationValues, 'letter' | 'cv'> & { answers: GivenAnswer[] };

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

type Path = FieldPath<ApplicationContent>;

/** Checks an application as the server does, and names every field that is wrong. */
export function checkApplication(form: ApplicationForm, { letter, cv: file, answers }: ApplicationValues): Checked<ApplicationContent> {
  const problems: { -readonly [Name in Path]?: string } = {};
  const trimmed = letter.trim();
  if (form.asksLetter && trimmed === '') problems.letter = sentences.needsLetter;
  if (trimmed.length > limits.letter) problems.letter = sentences.longLetter;
  if (form.asksCv && file === null) problems.cv = sentences.needsCv;
  const given = form.questions.map((asked, place) => {
    const answer = { question: asked.question, answer: (answers[place] ?? '').trim() };
    const problem = answerProblem(asked, answer);
    if (problem !== null) problems[`answers.${place}`] = problem;
    return answer;
  });
  const [message] = Object.values(problems);
  return message === undefined ? { input: { letter: trimmed, cv: file, answers: given } } : { problems, message };
}

function answerProblem(asked: Asked, given: GivenAnswer): string | null {
  if (given.answer.length > limits.answer) return sentences.longAnswer;
  const refusal = checkAnswers([asked], [given]);
  if (refusal === null || refusal === 'questions-changed') return null;
  return 'answerNeeded' in refusal ? sentences.needsAnswer : sentences.unknownChoice;
}
