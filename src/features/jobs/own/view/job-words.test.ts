import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { hintsFor } from './job-words.ts';

const foundIn = (description: string, type: typeof emptyDraft.type = 'full-time') =>
  hintsFor({ ...emptyDraft, description, type }).map(({ found }) => found);

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

test('the title and the requirements are read too, and each hint names a better word and the law', () => {
  const hints = hintsFor({ ...emptyDraft, title: 'Starter', requirements: ['native speaker'] });

  expect(hints).toEqual([
    { found: 'Starter', better: 'ervaring is niet nodig', ground: 'leeftijd (Richtlijn 2000/78/EG, artikel 3)' },
    { found: 'native speaker', better: 'vloeiend Nederlands', ground: 'afkomst (Richtlijn 2000/43/EG, artikel 3)' },
  ]);
});
