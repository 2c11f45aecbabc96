import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Attachment, messageContent } from '../contract.ts';
import { messageLimits, messageSentences } from '../policy.ts';
import { checkChange, checkMessage, tooLong } from './check-message.ts';

const file: Attachment = { id: newId(), bytes: 7, picture: null, fileName: 'Plan.pdf' };

test.each([
  ['the longest text', 'a'.repeat(messageLimits.content)],
  ['spaces around the longest text', ` ${'a'.repeat(messageLimits.content)}\n`],
  ['a text that is too long', 'a'.repeat(messageLimits.content + 1)],
])('the composer counts %s as the contract does', (_name, text) => {
  expect(tooLong(text) === undefined).toBe(messageContent.safeParse(text).success);
});

test('a message has a visible text or a file', () => {
  expect(checkMessage({ text: ' \u200b ', attachments: [] }, false)).toEqual({ problems: { text: messageSentences.empty } });
  expect(checkMessage({ text: ' ', attachments: [file] }, false)).toEqual({ input: { text: '', attachments: [file] } });
  expect(checkMessage({ text: ' Dag ', attachments: [] }, false)).toEqual({ input: { text: 'Dag', attachments: [] } });
});

test('a message waits for its files', () => {
  expect(checkMessage({ text: 'Dag', attachments: [] }, true)).toHaveProperty('problems.attachments');
});

test('an edited message keeps a visible text', () => {
  expect(checkChange({ content: ' ' })).toEqual({ problems: { content: messageSentences.empty } });
  expect(checkChange({ content: ' Dag ' })).toEqual({ input: { content: 'Dag' } });
});
