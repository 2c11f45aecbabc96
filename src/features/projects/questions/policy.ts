import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Settings } from '../../../platform/server/settings.ts';

/** The longest texts, in characters. */
export const questionLimits = { question: 1_000, answer: 3_000 } as const;

type Asked = { askerId: string; ownerId: string };

/** Members ask; owners know the answer already. */
export function canAskQuestion(viewerId: string, ownerId: string): boolean {
  return viewerId !== ownerId;
}

/** Only the project's owner answers. */
export function canAnswerQuestion(viewerId: string | null, { ownerId }: Asked): boolean {
  return viewerId === ownerId;
}

/** A question goes, with its answer, when its asker or the project's owner says so. */
export function canDeleteQuestion(viewerId: string | null, { askerId, ownerId }: Asked): boolean {
  return viewerId === askerId || viewerId === ownerId;
}

/** New questions of a person a day, to all projects together; the same sent again counts once. */
export function questionsLimit({ limits: { questions } }: Settings): RateLimit {
  return { name: 'questions', points: questions, seconds: 86_400 };
}
