import { isVisible } from '../../../../platform/visible-text.ts';
import type { QuestionKind } from '../../policy.ts';

export type GivenAnswer = { question: string; answer: string };
export type Asked = { kind: QuestionKind; question: string; isRequired: boolean; choices: string[] };

export type AnswersRefusal = 'questions-changed' | { answerNeeded: number } | { unknownChoice: number };

/** Checks the answers to the questions of a job; null when they are in order. Says which question is at fault. */
export function checkAnswers(asked: readonly Asked[], given: readonly GivenAnswer[]): AnswersRefusal | null {
  if (asked.length !== given.length || asked.some(({ question }, place) => question !== given[place]?.question)) return 'questions-changed';
  for (const [place, { kind, isRequired, choices }] of asked.entries()) {
    const answer = given[place]?.answer ?? '';
    if (!isVisible(answer)) {
      if (isRequired) return { answerNeeded: place };
    } else if (kind === 'choice' && !choices.includes(answer)) return { unknownChoice: place };
  }
  return null;
}
