import { expect, test } from 'vitest';
import { isVisible } from './visible-text.ts';

test.each(['a', ' é ', '…', '🌱', '👩‍👩‍👧', 'مرحبا', '\u200bx'])('%o can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

test.each(['', ' \n\t ', '\u200b', '\u00ad\u2060', '\u202e', '\u3164', '\ufeff'])('%o shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});
