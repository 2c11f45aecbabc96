import { expect, test } from 'vitest';
import { checkMessage, isEmpty } from './message.ts';

const draft = {
  firstName: 'Anna',
  lastName: 'Peeters',
  email: 'anna@voorbeeld.test',
  subject: 'Een vraag',
  message: 'Dag!',
  homepage: '',
};

test('the form shows a missing value beside its field and sends a complete message', () => {
  expect(checkMessage(draft)).toEqual({ input: draft });
  expect(checkMessage({ ...draft, subject: ' ', email: '' })).toEqual({
    problems: { subject: 'Vul een onderwerp in.', email: 'Vul je e-mailadres in.' },
    message: 'Vul de velden met een melding nog in.',
  });
});

test('the toast names a single problem itself', () => {
  const sentence = 'Vul een geldig e-mailadres in.';
  expect(checkMessage({ ...draft, email: 'anna@voorbeeld' })).toEqual({ problems: { email: sentence }, message: sentence });
});

test('the form treats a message of spaces as empty', () => {
  expect(isEmpty({ firstName: ' ', lastName: '', email: '', subject: '', message: ' ' })).toBe(true);
  expect(isEmpty(draft)).toBe(false);
});
