import { type RefObject, useEffect, useRef } from 'react';
import { newId } from '../../../platform/ids.ts';
import { readOwn, writeOwn } from '../../../platform/web/browser/own-storage.ts';
import { contactSentences } from '../policy.ts';

/** Where the browser keeps a message that isn't sent yet. */
export const keptName = 'contact';

const names = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
export type ContactFields = Record<(typeof names)[number], string>;
export type Problems = Partial<ContactFields>;

/** What stands in the form now. */
export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const text = (name: (typeof names)[number]) => String(data.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

/** What the browser can tell as well as the server. */
export function checkFields(fields: ContactFields): Problems {
  const problems: Problems = {};
  for (const name of names) if (fields[name].trim() === '') problems[name] = contactSentences[name];
  if (problems.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email.trim()))
    problems.email = contactSentences.invalidEmail;
  return problems;
}

/**
 * Keeps what is written while it is, with the id that it was sent under: a message that was stored without an answer
 * isn't sent twice, also after a reload. `keep` goes with every change, `idFor` with every attempt.
 */
export function useKeptMessage(form: RefObject<HTMLFormElement | null>): { keep(): void; idFor(fields: ContactFields): string } {
  const attemptId = useRef<string>(null);

  useEffect(() => {
    const kept = parseKept(readOwn(keptName));
    if (kept === null || form.current === null) return;
    for (const name of names) {
      const control = form.current.elements.namedItem(name);
      const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      // What was typed before the page worked is newer than what was kept.
      if (isField && control.value === control.defaultValue) control.value = kept.fields[name];
    }
    const stands = JSON.stringify(readFields(form.current));
    attemptId.current = stands === JSON.stringify(kept.fields) ? kept.attemptId : null;
  }, [form]);

  return {
    keep() {
      attemptId.current = null;
      if (form.current === null) return;
      const fields = readFields(form.current);
      const isEmpty = Object.values(fields).every((text) => text.trim() === '');
      writeOwn(keptName, isEmpty ? null : JSON.stringify({ fields, attemptId: null }));
    },
    idFor(fields) {
      attemptId.current ??= newId();
      writeOwn(keptName, JSON.stringify({ fields, attemptId: attemptId.current }));
      return attemptId.current;
    },
  };
}

/** Reads what was kept; what isn't a message is none. */
export function parseKept(kept: string | null): { fields: ContactFields; attemptId: string | null } | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (!isRecord(value) || !isRecord(value.fields)) return null;
    const { firstName, lastName, email, subject, message } = value.fields;
    const texts = { firstName, lastName, email, subject, message };
    if (!isTexts(texts)) return null;
    return { fields: texts, attemptId: typeof value.attemptId === 'string' ? value.attemptId : null };
  } catch {
    return null;
  }
}

function isTexts(value: Record<keyof ContactFields, unknown>): value is ContactFields {
  return names.every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
