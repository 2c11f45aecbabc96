import { expect, test } from 'vitest';
import { fullProject } from '../../factory.ts';
import { type Draft, emptyDraft, toDraft } from './draft.ts';
import { hasTyped } from './sections.ts';

const image = { id: 'x', width: 2, height: 1, widths: [2] };
const paper = { id: 'y', name: 'Begroting', bytes: 7, picture: null };
const full: Draft = {
  ...toDraft({ fields: { ...fullProject(), imageAlt: 'Een dak.' }, image, logo: image, documents: [paper] }),
  typedTag: 'dak',
};
const stays = ['image', 'imageAlt', 'logo', 'documents'];
const replaced = Object.entries(full).filter(([name]) => !stays.includes(name));

test.each(replaced)('an example asks before it replaces %s', (name, value) => {
  expect(hasTyped({ ...emptyDraft, [name]: value })).toBe(true);
});

test('an example begins unasked in an empty form, whose files stay', () => {
  expect(hasTyped(emptyDraft)).toBe(false);
  for (const name of stays) expect(hasTyped({ ...emptyDraft, [name]: Reflect.get(full, name) })).toBe(false);
  expect(hasTyped({ ...emptyDraft, title: ' ', objectives: ['', ' '], features: [{ name: ' ', benefit: '' }] })).toBe(false);
});
