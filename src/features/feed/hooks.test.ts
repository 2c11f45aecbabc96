import { expect, test } from 'vitest';
import { imageAlt, postContent } from './contract.ts';
import { maxAltLength, maxPostLength, noDraft, parseDraft } from './hooks.ts';

test('a kept draft comes back as it was', () => {
  const image = { id: '0199a1f0-0000-7000-8000-000000000002', width: 480, height: 320, widths: [480] };
  const draft = {
    text: 'Wie helpt?\n\nGroet',
    image,
    alt: 'Een tas.',
    attempt: { id: '0199a1f0-0000-7000-8000-000000000001', content: 'Wie helpt?' },
  };

  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test('a draft that was never sent has no attempt', () => {
  expect(parseDraft('{"text":"Hallo"}')).toEqual({ ...noDraft, text: 'Hallo' });
  expect(parseDraft('{"text":"Hallo","attempt":{"id":7}}')).toEqual({ ...noDraft, text: 'Hallo' });
});

test('what is no picture is left out of a draft, with its description', () => {
  expect(parseDraft('{"text":"Hallo","image":{"id":7},"alt":"Een tas."}')).toEqual({ ...noDraft, text: 'Hallo' });
});

test.each([null, '', 'null', '7', '[]', '{"text":7}', '{"text":', '"tekst"'])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toEqual(noDraft);
});

test('the composer counts to the limits of the contract', () => {
  expect(imageAlt.safeParse('a'.repeat(maxAltLength)).success).toBe(true);
  expect(imageAlt.safeParse('a'.repeat(maxAltLength + 1)).success).toBe(false);
  expect(postContent.safeParse('a'.repeat(maxPostLength)).success).toBe(true);
  expect(postContent.safeParse('a'.repeat(maxPostLength + 1)).success).toBe(false);
});
