import type { Attempt } from '../../../platform/attempt.ts';
import { keptInBrowser } from '../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, nothing, otherwise, record, type Shape, text } from '../../../platform/web/forms/shape.ts';
import { keptPicture } from '../../uploads/view/kept-picture.ts';
import type { Post } from '../contract.ts';
import type { PostDraft } from './check-post.ts';

/** The draft of the server that is being written on, and the version that was opened. */
type OpenDraft = { id: string; basedOn: string };

/** A post that isn't sent yet, the own project of which it is an update (none when empty), the attempt to send it when one was made, and the draft that it was opened from. */
export type Unsent = PostDraft & { projectId: string; attempt: Attempt | null; draft: OpenDraft | null };

export const noPost: Unsent = { content: '', image: null, alt: '', projectId: '', attempt: null, draft: null };

/** A draft of the server, to be written on. */
export function openedPost({ id, content, image, project, createdAt, editedAt }: Post): Unsent {
  return {
    content,
    image,
    alt: image?.alt ?? '',
    projectId: project?.id ?? '',
    attempt: null,
    draft: { id, basedOn: editedAt ?? createdAt },
  };
}

const fields: Shape<Unsent> = record({
  content: text,
  image: otherwise(either(keptPicture, nothing), null),
  alt: otherwise(text, ''),
  projectId: otherwise(text, ''),
  attempt: otherwise(either(attempt, nothing), null),
  draft: otherwise(either(record<OpenDraft>({ id: text, basedOn: text }), nothing), null),
});

/** An alternative text goes with its picture. */
export const unsentShape: Shape<Unsent> = (value) => {
  const read = fields(value);
  return read?.image === null ? { ...read, alt: '' } : read;
};

const kept = keptInBrowser('post', unsentShape);

/** The place of a person's unsent post: one for the feed, and one for each project on whose page they write. */
export type Place = [personId: string, ...projectId: string[]];

/** A person's unsent post. It survives a reload and is removed when it is posted or its writer signs out. */
export const keptPost = {
  read: (...place: Place) => kept.read(...place),
  write: (post: Unsent | null, ...place: Place) =>
    kept.write(post === null || (post.content.trim() === '' && post.image === null) ? null : post, ...place),
};
