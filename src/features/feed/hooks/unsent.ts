import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../platform/attempt.ts';
import { keptInBrowser } from '../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, nothing, otherwise, record, type Shape, text } from '../../../platform/web/forms/shape.ts';
import type { Picture } from '../../uploads/contract.ts';
import { keptPicture } from '../../uploads/view/kept-picture.ts';

/** The draft of the server that is being written on, and the version that was opened. */
export type OpenDraft = { id: string; basedOn: string };

/** A post that isn't sent yet, the attempt to send it when one was made, and the draft that it was opened from. */
export type Unsent = { text: string; image: Picture | null; alt: string; attempt: Attempt | null; draft: OpenDraft | null };

export const noText: Unsent = { text: '', image: null, alt: '', attempt: null, draft: null };

const fields: Shape<Unsent> = record({
  text,
  image: otherwise(either(keptPicture, nothing), null),
  alt: otherwise(text, ''),
  attempt: otherwise(either(attempt, nothing), null),
  draft: otherwise(either(record<OpenDraft>({ id: text, basedOn: text }), nothing), null),
});

/** An alternative text goes with its picture. */
export const unsentShape: Shape<Unsent> = (value) => {
  const read = fields(value);
  return read?.image === null ? { ...read, alt: '' } : read;
};

const keptPost = keptInBrowser('post', unsentShape);

/** A person's unsent post. It survives a reload and is removed when it is posted or its writer signs out. */
export function useUnsent(
  personId: string,
  textarea: RefObject<HTMLTextAreaElement | null>,
): [unsent: Unsent, keep: (change: Partial<Unsent>) => void] {
  const [unsent, setUnsent] = useState(noText);
  const latest = useRef(unsent);
  useEffect(() => {
    // Text typed before hydration is newer than the kept text.
    const typed = textarea.current?.value ?? '';
    const kept = keptPost.read(personId) ?? noText;
    latest.current = typed === '' ? kept : { ...kept, text: typed, attempt: null };
    setUnsent(latest.current);
  }, [personId, textarea]);
  return [
    unsent,
    (change) => {
      // An uploaded picture must not bring back the text from when its upload began.
      const next = { ...latest.current, ...change };
      latest.current = next;
      setUnsent(next);
      keptPost.write(next.text.trim() === '' && next.image === null ? null : next, personId);
    },
  ];
}
