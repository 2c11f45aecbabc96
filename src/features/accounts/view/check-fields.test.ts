import { expect, test } from 'vitest';
import { type SignUpInput, signUpInput } from '../contract.ts';
import { checkFields } from './check-fields.ts';

const filled: Omit<SignUpInput, 'id'> = {
  firstName: 'Noor',
  lastName: 'De Smet',
  email: 'noor@kiem.example',
  password: 'zonnebloempit',
  roles: ['investor'],
};

test('complete fields have no problems', () => {
  expect(checkFields(filled, 6)).toBeNull();
  expect(checkFields({ email: filled.email, password: 'x' })).toBeNull();
});

test('everything is required', () => {
  expect(checkFields({ ...filled, firstName: ' ', email: '' }, 6)).toEqual({
    message: 'Alle velden zijn verplicht',
    problems: { firstName: 'Vul je voornaam in.', email: 'Vul je e-mailadres in.' },
  });
});

test('at least one role', () => {
  expect(checkFields({ ...filled, roles: [] }, 6)).toEqual({
    message: 'Selecteer minimaal één rol',
    problems: { roles: 'Selecteer minimaal één rol' },
  });
});

test('an address has a name and a host, a password its length', () => {
  expect(checkFields({ ...filled, email: 'noor', password: 'kort' }, 6)?.problems).toEqual({
    email: 'Vul een geldig e-mailadres in.',
    password: 'Je wachtwoord heeft minimaal 6 tekens.',
  });
});

test('the contract refuses what the form refuses, and takes what it lets through', () => {
  const id = '0199a1f0-0000-7000-8000-000000000001';
  const samples = [filled, { ...filled, firstName: ' ' }, { ...filled, email: '' }, { ...filled, email: 'noor' }, { ...filled, roles: [] }];

  for (const sample of samples) expect(signUpInput.safeParse({ id, ...sample }).success).toBe(checkFields(sample) === null);
});
