import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { maxCommentLength } from '../policy.ts';
import { commentSentences } from '../texts.ts';

export type CommentText = { content: string };

/** Checks a comment as the contract does. */
export function checkComment(typed: CommentText): Checked<CommentText> {
  const content = typed.content.trim();
  if (!isVisible(content)) return { ...refused(commentSentences.empty), title: 'Leeg bericht' };
  if (content.length > maxCommentLength) return refused(commentSentences.tooLong);
  return { input: { content } };
}

const refused = (message: string) => ({ problems: { content: message }, message });
