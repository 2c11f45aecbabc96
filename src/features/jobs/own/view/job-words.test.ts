import { expect, test } from 'vitest';
import { emptyDraft, emptyQuestion } from './draft.ts';
import { contentOf, hintsFor, questionsOf } from './job-words.ts';

const foundIn = (text: string, type: typeof emptyDraft.type = 'full-time') => hintsFor([text], type).map(({ found }) => found);

test.each([
  ['Wij zijn een jong team.', ['jong team']],
  ['Een jong, dynamisch team zoekt een jonge hond.', ['jong, dynamisch team', 'jonge hond']],
  ['Ben je jong?', ['jong']],
  ['Een Starter of student.', ['Starter', 'student']],
  ['Voor pas afgestudeerden en schoolverlaters.', ['pas afgestudeerden', 'schoolverlaters']],
  ['Je hebt maximaal 5 jaar ervaring.', ['maximaal 5 jaar']],
  ['Hoogstens twee jaar ervaring.', ['Hoogstens twee jaar']],
  ['Je bent tussen 20 en 35 jaar.', ['20 en 35 jaar']],
  ['Engels op het niveau van een native speaker.', ['native speaker']],
  ['Nederlands is je moedertaal.', ['moedertaal']],
  ['Onze secretaresse gaat weg.', ['secretaresse']],
  ['We zoeken een gastvrouw.', ['gastvrouw']],
])('%s', (text, found) => {
  expect(foundIn(text)).toEqual(found);
});

test.each([
  'Je hebt minstens 5 jaar ervaring.',
  'Wij bestaan 25 jaar.',
  'We starten elke dag om acht uur.',
  'Een gastheer of gastvrouw.',
  'Je werkt aan kleine verjongingen van de straat.',
])('no warning: %s', (text) => {
  expect(foundIn(text)).toEqual([]);
});

test('a student is right for an internship, and a word is named once', () => {
  expect(foundIn('Een student.', 'internship')).toEqual([]);
  expect(foundIn('Starter? Starter!')).toEqual(['Starter']);
});

test('each hint names a better word and the law', () => {
  expect(hintsFor(['Starter', 'native speaker'], 'full-time')).toEqual([
    { found: 'Starter', better: 'ervaring is niet nodig', ground: 'leeftijd (Richtlijn 2000/78/EG, artikel 3)' },
    { found: 'native speaker', better: 'vloeiend Nederlands', ground: 'afkomst (Richtlijn 2000/43/EG, artikel 3)' },
  ]);
});

test('all that is written of the work is read, and the questions to applicants with their choices', () => {
  const questions = [
    { ...emptyQuestion, question: 'Ben je student?', choices: 'Een vrouw: gastvrouw' },
    { ...emptyQuestion, kind: 'choice' as const, question: 'Hoe goed is je Nederlands?', choices: 'Goed\nMoedertaal' },
  ];
  const texts = { title: 'Starter', description: 'Jonge hond', requirements: ['native speaker'], benefits: ['Een jong team', 'Thuiswerk'] };
  const draft = { ...emptyDraft, ...texts, questions };

  const found = (read: string[]) => hintsFor(read, draft.type).map((hint) => hint.found);
  expect(found(contentOf(draft)).toSorted()).toEqual(['Jonge hond', 'Starter', 'jong team', 'native speaker']);
  // The choices of an open question aren't asked.
  expect(found(questionsOf(draft))).toEqual(['student', 'Moedertaal']);
});
