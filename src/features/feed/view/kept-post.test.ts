import { expect, test } from 'vitest';
import { noPost, unsentShape } from './kept-post.ts';

test('a kept text comes back as it was', () => {
  const image = { id: '0199a1f0-0000-7000-8000-000000000002', width: 480, height: 320, widths: [480] };
  const unsent = {
    content: 'Wie helpt?\n\nGroet',
    image,
    alt: 'Een tas.',
    projectId: '0199a1f0-0000-7000-8000-000000000004',
    attempt: { id: '0199a1f0-0000-7000-8000-000000000001', content: 'Wie helpt?' },
    draft: { id: '0199a1f0-0000-7000-8000-000000000003', basedOn: '2026-11-20T12:00:00.000Z' },
  };

  expect(unsentShape(JSON.parse(JSON.stringify(unsent)))).toEqual(unsent);
});

test('a text that was never sent has no attempt, and one that was opened from nothing no draft', () => {
  expect(unsentShape(JSON.parse('{"content":"Hallo"}'))).toEqual({ ...noPost, content: 'Hallo' });
  expect(unsentShape(JSON.parse('{"content":"Hallo","attempt":{"id":7},"draft":{"id":"x"}}'))).toEqual({ ...noPost, content: 'Hallo' });
});

test('reading a kept post drops an invalid picture with its alternative text', () => {
  expect(unsentShape(JSON.parse('{"content":"Hallo","image":{"id":7},"alt":"Een tas."}'))).toEqual({ ...noPost, content: 'Hallo' });
});

test.each([null, 7, [], {}, { content: 7 }, 'tekst'])('%j is no post', (kept) => {
  expect(unsentShape(kept)).toBeUndefined();
});
