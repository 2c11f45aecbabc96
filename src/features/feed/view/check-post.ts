import { isVisible } from '../../../platform/visible-text.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import type { Picture } from '../../uploads/contract.ts';
import { maxPostLength } from '../policy.ts';
import { postSentences } from '../texts.ts';

/** A post as it is being written; the alternative text goes with its picture. */
export type PostDraft = { content: string; image: Picture | null; alt: string };

export type PostFields = { content: string; imageId: string | undefined; imageAlt: string };

/** Checks a post as the contract does. */
export function checkPost({ content: typed, image, alt }: PostDraft): Checked<PostFields> {
  const content = typed.trim();
  if (!isVisible(content) && image === null) return refused(postSentences.empty);
  if (content.length > maxPostLength) return refused(postSentences.tooLong);
  return { input: { content, imageId: image?.id, imageAlt: alt } };
}

const refused = (message: string) => ({ problems: { content: message }, message });
