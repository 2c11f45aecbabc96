import { readOwn } from '../../../platform/web/browser/own-storage.ts';
import type { Attachment } from '../contract.ts';

/** What was written: a text, and the files that go along. */
export type Written = { text: string; attachments: Attachment[] };

export const nothingWritten: Written = { text: '', attachments: [] };

/** Reads an object that this browser kept; null for anything else. */
export function readKept(name: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(readOwn(name) ?? 'null');
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What a kept object says was written; what isn't a text or a file is left out. */
export function writtenOf(kept: Record<string, unknown> | null): Written {
  if (kept === null) return nothingWritten;
  const { text, attachments } = kept;
  return {
    text: typeof text === 'string' ? text : '',
    attachments: Array.isArray(attachments) ? attachments.filter(isAttachment) : [],
  };
}

function isAttachment(value: unknown): value is Attachment {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.bytes !== 'number') return false;
  const { picture, fileName } = value;
  const isPicture = isRecord(picture) && typeof picture.id === 'string' && Array.isArray(picture.widths);
  return isPicture ? fileName === null : picture === null && typeof fileName === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
