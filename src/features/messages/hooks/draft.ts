import { useRef, useState } from 'react';
import { useMe } from '../../profiles/hooks.ts';
import { keptDraft, nothingWritten, type Written } from '../view/kept.ts';

/** The viewer's unsent text to a person. It survives a reload, and is removed by sending or signing out. */
export function useDraft(
  personId: string,
): [draft: Written, keep: (change: Partial<Written> | ((now: Written) => Partial<Written>)) => void] {
  // Keyed by writer, so that nobody else sees it after a session that ended without signing out.
  const writerId = useMe()?.id ?? '';
  const [draft, setDraft] = useState(() => keptDraft.read(writerId, personId) ?? nothingWritten);
  const latest = useRef(draft);
  return [
    draft,
    (change) => {
      // An upload may finish after more was typed: apply the change to the latest draft, not to the one at its start.
      const next = { ...latest.current, ...(typeof change === 'function' ? change(latest.current) : change) };
      latest.current = next;
      setDraft(next);
      const isNothing = next.text.trim() === '' && next.attachments.length === 0;
      keptDraft.write(isNothing ? null : next, writerId, personId);
    },
  ];
}
