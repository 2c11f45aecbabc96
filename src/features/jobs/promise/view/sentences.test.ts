import { expect, test } from 'vitest';
import { figureSentence } from './figure-sentence.ts';
import { owedSentence, promiseSentence, timeLeft } from './sentences.ts';

test.each([
  [{ due: 20, onTime: 18, usualDays: 4 }, '18 van 20 op tijd, meestal binnen 4 dagen'],
  [{ due: 5, onTime: 5, usualDays: 1 }, '5 van 5 op tijd, meestal binnen 1 dag'],
  [{ due: 6, onTime: 6, usualDays: 0 }, '6 van 6 op tijd, meestal dezelfde dag'],
  [{ due: 9, onTime: 2, usualDays: null }, '2 van 9 op tijd'],
])('the figure %j reads as %s', (figure, sentence) => {
  expect(figureSentence(figure)).toBe(sentence);
});

const sent = { appliedAt: '2026-10-12T10:00:00.000Z', dueOn: '2026-10-26', companyName: 'Zonnedak BV' };

test.each([
  ['2026-10-12', sent.dueOn, 'Antwoord uiterlijk 26\u00a0oktober'],
  ['2026-10-26', sent.dueOn, 'Antwoord uiterlijk 26\u00a0oktober'],
  ['2026-10-26', '2026-11-09', 'Nog in behandeling. Antwoord uiterlijk 9\u00a0november'],
  ['2026-10-27', sent.dueOn, 'Je had uiterlijk 26\u00a0oktober een antwoord moeten krijgen. Het kan nog komen.'],
  ['2026-11-11', sent.dueOn, 'Je had uiterlijk 26\u00a0oktober een antwoord moeten krijgen. Het kan nog komen.'],
  ['2026-11-12', sent.dueOn, 'Zonnedak BV heeft je binnen 30 dagen niet geantwoord. Dat hoort niet, en het zegt niets over jou.'],
  ['2026-11-12', null, null],
])('on %s an applicant to whom an answer is due on %s reads: %s', (today, dueOn, sentence) => {
  expect(promiseSentence({ ...sent, dueOn }, today)).toBe(sentence);
});

test.each([
  ['2026-10-23', 'Nog 3 dagen'],
  ['2026-10-25', 'Nog tot morgen'],
  ['2026-10-26', 'Vandaag nog'],
  ['2026-10-27', '1 dag te laat'],
  ['2026-11-05', '10 dagen te laat'],
])('on %s a poster who has until the 26th reads: %s', (today, words) => {
  expect(timeLeft('2026-10-26', today)).toBe(words);
});

test.each([
  ['2026-10-25', 'Antwoord uiterlijk 26\u00a0oktober'],
  ['2026-10-26', 'Antwoord uiterlijk 26\u00a0oktober'],
  ['2026-10-27', 'Antwoord 1\u00a0dag\u00a0te\u00a0laat'],
  ['2026-11-05', 'Antwoord 10\u00a0dagen\u00a0te\u00a0laat'],
])('on %s an application that is owed an answer until the 26th says: %s', (today, words) => {
  expect(owedSentence('2026-10-26', today)).toBe(words);
});
