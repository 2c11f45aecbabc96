import { useRef, useState } from 'react';
import { writeOwn } from '../../../platform/web/browser/own-storage.ts';
import { useMe } from '../../profiles/hooks.ts';
import { readKept, type Written, writtenOf } from '../view/kept.ts';

/** What the viewer was writing to a person: it outlives a reload, and goes when it is sent or its writer signs out. */
export function useDraft(
  personId: string,
): [draft: Written, keep: (change: Partial<Written> | ((now: Written) => Partial<Written>)) => void] {
  // For its writer alone, also when their session ended without signing out.
  const name = `message:${useMe()?.id}:${personId}`;
  const [draft, setDraft] = useState(() => writtenOf(readKept(name)));
  const latest = useRef(draft);
  return [
    draft,
    (change) => {
      // A file that arrives changes what was typed meanwhile, not what stood there when it left.
      const next = { ...latest.current, ...(typeof change === 'function' ? change(latest.current) : change) };
      latest.current = next;
      setDraft(next);
      const isNothing = next.text.trim() === '' && next.attachments.length === 0;
      writeOwn(name, isNothing ? null : JSON.stringify(next));
    },
  ];
}
