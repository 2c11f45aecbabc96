import { expect, test } from 'vitest';
import { changeValue, refuse, startForm } from '../../../../platform/web/forms/form-state.ts';
import type { ApplicationForm, AskedQuestion } from '../contract.ts';
import { applicationSentences as sentences } from '../texts.ts';
import { answerTo, checkApplication, firstValues, letterHint, questionsChanged, withAnswer } from './draft.ts';

const begin = { kind: 'text' as const, question: 'Wanneer kun je beginnen?', isRequired: true, choices: [], lastAnswer: '' };
const wish = { ...begin, question: 'Wat zoek je?', isRequired: false };
const licence: AskedQuestion = { ...begin, kind: 'choice', question: 'Heb je een rijbewijs?', choices: ['Ja', 'Nee'] };
const asked: ApplicationForm = {
  ...{ jobId: '0199a1f0-0000-7000-8000-000000000001', jobTitle: 'Dakwerker', companyName: 'Zon & Dak', state: 'open' },
  ...{ asksLetter: true, asksCv: true, lastLetter: '', lastCv: null },
  questions: [begin, wish, licence],
};
const cv = { id: '0199a1f0-0000-7000-8000-000000000002', fileName: 'Cv.pdf', bytes: 634 };

/** An answer to each of these questions. */
const answersOf = (first: string) => [
  { question: begin.question, answer: first },
  { question: wish.question, answer: '' },
  { question: licence.question, answer: 'Ja' },
];
const typed = { letter: 'Ik kom.', cv, answers: answersOf(' Morgen ') };
const given = answersOf('Morgen');

test('an application names all that is missing at once, and a problem goes when its field changes', () => {
  const values = firstValues(asked);

  const checked = checkApplication(asked, values, false);

  const [letter, file, answer] = [sentences.needsLetter, sentences.needsCv, sentences.needsAnswer];
  const problems = { letter, cv: file, 'answers.0': answer, 'answers.2': answer };
  expect(checked).toEqual({ problems, message: letter });
  const changed = changeValue(refuse(startForm(values), problems), 'cv', cv);
  expect(changed.problems).toEqual({ letter, 'answers.0': answer, 'answers.2': answer });
});

test('an application in order goes with its CV and trimmed answers', () => {
  const checked = checkApplication(asked, { ...typed, letter: ' Ik kom. ' }, false);

  expect(checked).toEqual({ input: { letter: 'Ik kom.', cv, answers: given } });
});

test('an application waits for a CV that is being uploaded, whether one was chosen before or not', () => {
  const problems = { cv: sentences.cvOnItsWay };

  expect(checkApplication(asked, typed, true)).toEqual({ problems, message: sentences.cvOnItsWay });
  expect(checkApplication({ ...asked, asksCv: false }, { ...typed, cv: null }, true)).toMatchObject({ problems });
});

test('answers stay with their questions when the poster moves these', () => {
  const moved = { ...asked, questions: asked.questions.toReversed() };

  expect(checkApplication(moved, typed, false)).toEqual({ input: { letter: 'Ik kom.', cv, answers: given.toReversed() } });
  expect(questionsChanged(moved, typed)).toBe(false);
});

test('a question in the place of another has none of its answer, and the rest stays', () => {
  const replaced = { ...asked, questions: asked.questions.with(0, { ...begin, question: 'Wat is je loonwens?' }) };

  expect(checkApplication(replaced, typed, false)).toEqual({
    problems: { 'answers.0': sentences.needsAnswer },
    message: sentences.needsAnswer,
  });
  expect(questionsChanged(replaced, typed)).toBe(true);
  const answers = withAnswer(typed.answers, { question: 'Wat is je loonwens?', answer: 'Veel' });
  const checked = checkApplication(replaced, { ...typed, answers }, false);
  expect(checked).toMatchObject({ input: { answers: [{ answer: 'Veel' }, ...given.slice(1)] } });
  expect(questionsChanged(replaced, { ...typed, answers })).toBe(false);
});

test('a question that was added begins with the last answer to it, and moves no other', () => {
  const added = { ...wish, question: 'Waar woon je?', lastAnswer: 'Gent' };
  const longer = { ...asked, questions: [added, ...asked.questions] };

  expect(checkApplication(longer, typed, false)).toMatchObject({ input: { answers: [{ answer: 'Gent' }, ...given] } });
  expect(questionsChanged(longer, typed)).toBe(true);
});

test('a choice that isn’t offered any more counts as no answer', () => {
  const narrowed = { ...licence, choices: ['Nee', 'Bijna'] };

  expect(answerTo(narrowed, typed.answers)).toBe('');
  expect(questionsChanged({ ...asked, questions: [begin, wish, narrowed] }, typed)).toBe(true);
});

test('a letter from the application before says so until its writer changes it', () => {
  const sent = 'Ik bouw graag ovens.';
  expect(letterHint(sent, sent)).toBe('Dit is de brief van je vorige sollicitatie. Pas hem aan voor deze vacature.');
  expect(letterHint(sent, `${sent} En daken.`)).toBe('Wat trekt je aan, en wat breng je mee?');
  expect(letterHint('', '')).toBe('Wat trekt je aan, en wat breng je mee?');
});
