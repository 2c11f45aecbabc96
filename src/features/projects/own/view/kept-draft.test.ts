import { expect, test } from 'vitest';
import { fullProject } from '../../factory.ts';
import { emptyDraft, toDraft } from './draft.ts';
import { draftShape } from './kept-draft.ts';

test.each([
  ['an empty draft', emptyDraft],
  ['a full draft', toDraft({ fields: fullProject(), image: { id: 'x', width: 2, height: 1, widths: [2] }, logo: null, documents: [] })],
])('%s comes back from the browser as it was', (_name, draft) => {
  expect(draftShape(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a draft of another form is no draft', () => {
  for (const other of [null, 'x', {}, { ...emptyDraft, title: 7 }, { ...emptyDraft, years: 'x' }])
    expect(draftShape(other)).toBeUndefined();
  expect(draftShape({ ...emptyDraft, features: [{ name: 'x' }] })).toEqual(emptyDraft);
});
