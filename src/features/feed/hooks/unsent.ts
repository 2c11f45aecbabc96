import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../platform/attempt.ts';
import { readOwn, writeOwn } from '../../../platform/web/browser/own-storage.ts';
import type { Picture } from '../../uploads/contract.ts';

/** As the contract has it; its schema stays out of the browser. */
export const maxPostLength = 3000;
export const maxAltLength = 300;

/** The draft of the server that is being written on, and the version that was opened. */
export type OpenDraft = { id: string; basedOn: string };

/** A post that isn't sent yet, the attempt to send it when one was made, and the draft that it was opened from. */
export type Unsent = { text: string; image: Picture | null; alt: string; attempt: Attempt | null; draft: OpenDraft | null };

export const noText: Unsent = { text: '', image: null, alt: '', attempt: null, draft: null };

/** A person's unsent post. It survives a reload and is removed when it is posted or its writer signs out. */
export function useUnsent(
  personId: string,
  textarea: RefObject<HTMLTextAreaElement | null>,
): [unsent: Unsent, keep: (change: Partial<Unsent>) => void] {
  const [unsent, setUnsent] = useState(noText);
  const latest = useRef(unsent);
  const name = `post:${personId}`;
  useEffect(() => {
    // Text typed before hydration is newer than the kept text.
    const typed = textarea.current?.value ?? '';
    const kept = parseUnsent(readOwn(name));
    latest.current = typed === '' ? kept : { ...kept, text: typed, attempt: null };
    setUnsent(latest.current);
  }, [name, textarea]);
  return [
    unsent,
    (change) => {
      // An uploaded picture must not bring back the text from when its upload began.
      const next = { ...latest.current, ...change };
      latest.current = next;
      setUnsent(next);
      writeOwn(name, next.text.trim() === '' && next.image === null ? null : JSON.stringify(next));
    },
  ];
}

/** Parses the kept post; an invalid one is treated as none. */
export function parseUnsent(kept: string | null): Unsent {
  try {
    const unsent: unknown = JSON.parse(kept ?? 'null');
    if (!isRecord(unsent) || typeof unsent.text !== 'string') return noText;
    const { text, attempt, draft } = unsent;
    const isAttempt = isRecord(attempt) && typeof attempt.id === 'string' && typeof attempt.content === 'string';
    const isDraft = isRecord(draft) && typeof draft.id === 'string' && typeof draft.basedOn === 'string';
    const image = isPicture(unsent.image) ? unsent.image : null;
    const alt = image !== null && typeof unsent.alt === 'string' ? unsent.alt : '';
    return {
      text,
      image,
      alt,
      attempt: isAttempt ? { id: String(attempt.id), content: String(attempt.content) } : null,
      draft: isDraft ? { id: String(draft.id), basedOn: String(draft.basedOn) } : null,
    };
  } catch {
    return noText;
  }
}

function isPicture(value: unknown): value is Picture {
  if (!isRecord(value)) return false;
  const { id, width, height, widths } = value;
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number' && Array.isArray(widths);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
