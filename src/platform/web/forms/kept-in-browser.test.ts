import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearKept, keptInBrowser } from './kept-in-browser.ts';
import { record, text } from './shape.ts';

const notes = keptInBrowser('note', record({ text }));

/** The browser's storage, which enumerates its keys as its own properties. */
function storage(entries: Record<string, string>) {
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => void Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  });
}

beforeEach(() => vi.stubGlobal('localStorage', storage({})));
afterEach(() => vi.unstubAllGlobals());

test('a text comes back to its writer and to nobody else', () => {
  expect(notes.write({ text: 'Hallo' }, 'noor', 'post')).toBe(true);

  expect(notes.read('noor', 'post')).toEqual({ text: 'Hallo' });
  expect(notes.read('sam', 'post')).toBeNull();
  expect(notes.read('noor', 'other')).toBeNull();
});

test('null removes a text', () => {
  notes.write({ text: 'Hallo' }, 'noor');
  notes.write(null, 'noor');

  expect(notes.read('noor')).toBeNull();
});

test.each(['', 'null', '7', '[]', '{"text":7}', '{"text":', '"tekst"'])('reading %j finds no note', (written) => {
  localStorage.setItem('kiem:note:noor', written);

  expect(notes.read('noor')).toBeNull();
});

test('a list holds what is below its place, and leaves out another shape', () => {
  notes.write({ text: 'een' }, 'noor', '1');
  notes.write({ text: 'twee' }, 'noor', '2');
  notes.write({ text: 'drie' }, 'noortje', '3');
  localStorage.setItem('kiem:note:noor:4', '{"text":7}');

  expect(notes.list('noor')).toEqual([
    { last: '1', value: { text: 'een' } },
    { last: '2', value: { text: 'twee' } },
  ]);
});

test('signing out removes every kept text and leaves the rest of the storage', () => {
  localStorage.setItem('theme', 'dark');
  notes.write({ text: 'Hallo' }, 'noor');
  clearKept();

  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a browser that keeps nothing fails no call', () => {
  vi.stubGlobal('localStorage', {
    get getItem() {
      throw new Error('denied');
    },
  });

  expect(notes.write({ text: 'Hallo' }, 'noor')).toBe(false);
  expect(notes.read('noor')).toBeNull();
  expect(() => clearKept()).not.toThrow();
});
