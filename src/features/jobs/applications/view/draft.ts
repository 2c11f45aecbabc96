import type { Checked, FieldPath } from '../../../../platform/web/forms/form-state.ts';
import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, list, nothing, number, record, type Shaped, text } from '../../../../platform/web/forms/shape.ts';
import type { ApplicationForm, AskedQuestion } from '../contract.ts';
import { applicationLimits as limits } from '../policy.ts';
import { applicationSentences as sentences } from '../texts.ts';
import { type Asked, checkAnswers, type GivenAnswer } from './check-answers.ts';

const cv = record({ id: text, fileName: text, bytes: number });

/** Answers are kept with their question: the poster may change, move, add or remove one before they are sent. */
const values = record({ letter: text, cv: either(cv, nothing), answers: list(record({ question: text, answer: text })) });

/** The typed part of an application that isn't sent yet, with the id of its last attempt. */
const draft = record({ values, attempt: either(attempt, nothing) });

export type ApplicationValues = Shaped<typeof values>;

/** Applications that aren't sent yet, at the id of their writer and that of the job. */
export const keptApplication = keptInBrowser('application', draft);

/** The form as it begins: with what the person sent last. */
export function firstValues({ questions, lastLetter, lastCv }: ApplicationForm): ApplicationValues {
  return { letter: lastLetter, cv: lastCv, answers: questions.map(({ question, lastAnswer }) => ({ question, answer: lastAnswer })) };
}

/** The hint at the letter. One that still stands as it was sent to another job says so. */
export function letterHint(lastLetter: string, letter: string): string {
  return letter !== '' && letter === lastLetter
    ? 'Dit is de brief van je vorige sollicitatie. Pas hem aan voor deze vacature.'
    : 'Wat trekt je aan, en wat breng je mee?';
}

/**
 * The answer to a question as it is asked now: the one that was given to the same words, unless it is a choice that isn't offered any
 * more. A question that is new in the form begins with the person's last answer.
 */
export function answerTo(asked: AskedQuestion, answers: readonly GivenAnswer[]): string {
  const given = answers.find(({ question }) => question === asked.question);
  if (given === undefined) return asked.lastAnswer;
  return isOffered(asked, given) ? given.answer : '';
}

const isOffered = ({ kind, choices }: Asked, { answer }: GivenAnswer) => kind === 'text' || answer === '' || choices.includes(answer);

/** The answers with this one in the place of the earlier one to the same question. */
export function withAnswer(answers: readonly GivenAnswer[], given: GivenAnswer): GivenAnswer[] {
  return [...answers.filter(({ question }) => question !== given.question), given];
}

/** Whether a question came, or a choice went, since these answers were given. */
export function questionsChanged({ questions }: ApplicationForm, { answers }: ApplicationValues): boolean {
  const isAnswered = (asked: Asked) => answers.some((given) => given.question === asked.question && isOffered(asked, given));
  return !questions.every(isAnswered);
}

type Path = FieldPath<ApplicationValues>;

/** Checks an application as the server does, and names every field that is wrong: also a CV that is still being uploaded. */
export function checkApplication(
  form: ApplicationForm,
  { letter, cv: file, answers }: ApplicationValues,
  isUploading: boolean,
): Checked<ApplicationValues> {
  const problems: { -readonly [Name in Path]?: string } = {};
  const trimmed = letter.trim();
  if (form.asksLetter && trimmed === '') problems.letter = sentences.needsLetter;
  if (trimmed.length > limits.letter) problems.letter = sentences.longLetter;
  if (isUploading) problems.cv = sentences.cvOnItsWay;
  else if (form.asksCv && file === null) problems.cv = sentences.needsCv;
  const given = form.questions.map((asked, place) => {
    const answer = { question: asked.question, answer: answerTo(asked, answers).trim() };
    const problem = answerProblem(asked, answer);
    if (problem !== null) problems[`answers.${place}`] = problem;
    return answer;
  });
  const [message] = Object.values(problems);
  return message === undefined ? { input: { letter: trimmed, cv: file, answers: given } } : { problems, message };
}

function answerProblem(asked: Asked, given: GivenAnswer): string | null {
  if (given.answer.length > limits.answer) return sentences.longAnswer;
  return checkAnswers([asked], [given]) === null ? null : sentences.needsAnswer;
}
