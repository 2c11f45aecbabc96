import { expect, test } from 'vitest';
import { describeSaving } from './save-state.ts';

const saving = { autosave: { is: 'saved', at: Date.parse('2026-03-01T11:05:00Z') }, isDirty: false, isStale: false } as const;
const draft = { ...saving, isDraft: true, savesItself: true };
const published = { ...saving, autosave: { is: 'idle' }, isDraft: false, savesItself: false } as const;

test('the bar says when a draft was saved', () => {
  expect(describeSaving(draft)).toEqual({ text: 'Opgeslagen om 12:05', way: null });
});

test('a draft that waits for its title says so once something is typed', () => {
  const waiting = { ...draft, autosave: { is: 'idle' }, savesItself: false } as const;

  expect(describeSaving(waiting)).toEqual({ text: '', way: null });
  expect(describeSaving({ ...waiting, isDirty: true })).toEqual({ text: 'Met een titel bewaren we je concept vanzelf.', way: null });
});

test('a wrong field keeps a draft from being saved, and the bar leads to it', () => {
  const text = 'Nog niet opgeslagen: een veld klopt nog niet.';

  expect(describeSaving({ ...draft, isDirty: true, autosave: { is: 'incomplete' } })).toEqual({ text, way: 'field' });
});

test.each([
  ['a draft', draft],
  ['a published project', published],
])('the bar of %s that was saved elsewhere leads to the choice between the two versions, until it is made', (_what, form) => {
  const text = 'Nog niet opgeslagen: je project is intussen ergens anders gewijzigd.';

  expect(describeSaving({ ...form, isDirty: true, isStale: true })).toEqual({ text, way: 'version' });
  expect(describeSaving({ ...form, isDirty: true }).way).toBeNull();
});
