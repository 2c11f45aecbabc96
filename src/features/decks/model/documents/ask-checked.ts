import type { LanguageModel, ModelMessage, ModelQuestion } from '../../../../platform/server/language-model/language-model.ts';
import { askAgain } from '../policy/questions.ts';

/** Either what was asked for, or the reasons why an answer can't be used. */
export type Judged<T> = { accepted: T } | { reasons: string[] };

/** Asks a model, and once again with the reasons if its answer can't be used. Null when neither can, or no answer came. */
export async function askChecked<T>(model: LanguageModel, question: ModelQuestion, judge: (json: unknown) => Judged<T>): Promise<T | null> {
  let messages: ModelMessage[] = question.messages;
  for (const isLast of [false, true]) {
    const answer = await model.ask({ ...question, messages });
    if (answer === 'failed') return null;
    const judged = judge(answer.json);
    if ('accepted' in judged) return judged.accepted;
    if (!isLast) messages = askAgain(messages, answer.text, judged.reasons);
  }
  return null;
}
