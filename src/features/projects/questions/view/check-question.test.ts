import { expect, test } from 'vitest';
import { answerContent, questionContent } from '../contract.ts';
import { questionLimits } from '../policy.ts';
import { checkAnswer, checkQuestion } from './check-question.ts';

test.each([
  ['a text', ' Hoe lang al? ', ' Drie jaar. '],
  ['spaces', ' \n ', ' '],
  ['invisible characters', '\u200b', '\u200b'],
  ['the longest text', 'a'.repeat(questionLimits.question), 'a'.repeat(questionLimits.answer)],
  ['a text that is too long', 'a'.repeat(questionLimits.question + 1), 'a'.repeat(questionLimits.answer + 1)],
])('the forms check %s as the contract does', (_name, content, answer) => {
  const [question, answered] = [questionContent.safeParse(content), answerContent.safeParse(answer)];

  expect(checkQuestion({ content })).toMatchObject(
    question.success ? { input: { content: question.data } } : { problems: { content: question.error.issues[0]?.message } },
  );
  expect(checkAnswer({ answer })).toMatchObject(
    answered.success ? { input: { answer: answered.data } } : { problems: { answer: answered.error.issues[0]?.message } },
  );
});
