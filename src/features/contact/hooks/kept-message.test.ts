import { expect, test } from 'vitest';
import { checkFields, parseKept } from './kept-message.ts';

const fields = { firstName: 'Anna', lastName: 'Peeters', email: 'anna@voorbeeld.test', subject: 'Een vraag', message: 'Dag!' };

test('a kept message comes back with the id that it was sent under', () => {
  expect(parseKept(JSON.stringify({ fields, attemptId: 'een-id' }))).toEqual({ fields, attemptId: 'een-id' });
  expect(parseKept(JSON.stringify({ fields, attemptId: null }))).toEqual({ fields, attemptId: null });
});

test.each([null, '', 'onzin', '{}', '[]', '{"fields":{}}', JSON.stringify({ fields: { ...fields, message: 3 } })])(
  '%s, left by whatever, is no message',
  (kept) => {
    expect(parseKept(kept)).toBeNull();
  },
);

test('what is missing is said beside its field, and a whole message has no problems', () => {
  expect(checkFields(fields)).toEqual({});
  expect(checkFields({ ...fields, subject: ' ', email: '' })).toEqual({
    subject: 'Vul een onderwerp in.',
    email: 'Vul je e-mailadres in.',
  });
  expect(checkFields({ ...fields, email: 'anna@voorbeeld' })).toEqual({ email: 'Vul een geldig e-mailadres in.' });
});
