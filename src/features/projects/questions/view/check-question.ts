import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { questionLimits } from '../policy.ts';
import { questionSentences } from '../texts.ts';

/** Checks a question as the contract does. */
export function checkQuestion(typed: { content: string }): Checked<{ content: string }> {
  const content = typed.content.trim();
  const problem = problemOf(content, questionLimits.question, questionSentences.emptyQuestion, questionSentences.longQuestion);
  return problem === null ? { input: { content } } : { problems: { content: problem }, message: problem };
}

/** Checks an answer as the contract does. */
export function checkAnswer(typed: { answer: string }): Checked<{ answer: string }> {
  const answer = typed.answer.trim();
  const problem = problemOf(answer, questionLimits.answer, questionSentences.emptyAnswer, questionSentences.longAnswer);
  return problem === null ? { input: { answer } } : { problems: { answer: problem }, message: problem };
}

function problemOf(text: string, most: number, empty: string, long: string): string | null {
  if (!isVisible(text)) return empty;
  return text.length > most ? long : null;
}
