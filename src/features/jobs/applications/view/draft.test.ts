import { expect, test } from 'vitest';
import { changeValue, refuse, startForm } from '../../../../platform/web/forms/form-state.ts';
import type { ApplicationForm } from '../contract.ts';
import { applicationSentences as sentences } from '../texts.ts';
import { checkApplication, firstValues, letterHint } from './draft.ts';

const asked: ApplicationForm = {
  ...{ jobId: '0199a1f0-0000-7000-8000-000000000001', jobTitle: 'Dakwerker', companyName: 'Zon & Dak', state: 'open' },
  ...{ asksLetter: true, asksCv: true, lastLetter: '', lastCv: null },
  questions: [
    { kind: 'text', question: 'Wanneer kun je beginnen?', isRequired: true, choices: [], lastAnswer: '' },
    { kind: 'text', question: 'Wat zoek je?', isRequired: false, choices: [], lastAnswer: '' },
    { kind: 'choice', question: 'Heb je een rijbewijs?', isRequired: true, choices: ['Ja', 'Nee'], lastAnswer: 'Misschien' },
  ],
};
const cv = { id: '0199a1f0-0000-7000-8000-000000000002', fileName: 'Cv.pdf', bytes: 634 };

test('an application names all that is missing at once, and a problem goes when its field changes', () => {
  const values = firstValues(asked);

  const checked = checkApplication(asked, values);

  const [letter, file, answer, choice] = [sentences.needsLetter, sentences.needsCv, sentences.needsAnswer, sentences.unknownChoice];
  const problems = { letter, cv: file, 'answers.0': answer, 'answers.2': choice };
  expect(checked).toEqual({ problems, message: letter });
  const changed = changeValue(refuse(startForm(values), problems), 'cv', cv);
  expect(changed.problems).toEqual({ letter, 'answers.0': answer, 'answers.2': choice });
});

test('an application in order goes with its CV and trimmed answers', () => {
  const answers = [' Morgen ', '', 'Ja'];

  const checked = checkApplication(asked, { letter: ' Ik kom. ', cv, answers });

  const given = asked.questions.map(({ question }, place) => ({ question, answer: (answers[place] ?? '').trim() }));
  expect(checked).toEqual({ input: { letter: 'Ik kom.', cv, answers: given } });
});

test('a letter from the application before says so until its writer changes it', () => {
  const sent = 'Ik bouw graag ovens.';
  expect(letterHint(sent, sent)).toBe('Dit is de brief van je vorige sollicitatie. Pas hem aan voor deze vacature.');
  expect(letterHint(sent, `${sent} En daken.`)).toBe('Wat trekt je aan, en wat breng je mee?');
  expect(letterHint('', '')).toBe('Wat trekt je aan, en wat breng je mee?');
});
