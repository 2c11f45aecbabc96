import type { Problems } from '../../../platform/web/forms/form-state.ts';
import type { SignUpInput } from '../contract.ts';

type Fields = Omit<SignUpInput, 'id'>;

const missing = {
  firstName: 'Vul je voornaam in.',
  lastName: 'Vul je achternaam in.',
  email: 'Vul je e-mailadres in.',
  password: 'Vul je wachtwoord in.',
} as const;

/** The problems beside the fields, and one message for the toast; null if only the server can judge further. */
export function checkFields(fields: Partial<Fields>, passwordMinLength = 1): { problems: Problems<Fields>; message: string } | null {
  const problems: { -readonly [Name in keyof Fields]?: string } = {};
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
    if (fields[name]?.trim() === '') problems[name] = missing[name];
  }
  let message = Object.keys(problems).length > 0 ? 'Alle velden zijn verplicht' : '';
  if (problems.email === undefined && fields.email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(fields.email.trim())) {
    problems.email = 'Vul een geldig e-mailadres in.';
    message ||= problems.email;
  }
  if (problems.password === undefined && fields.password !== undefined && fields.password.length < passwordMinLength) {
    problems.password = `Je wachtwoord heeft minimaal ${passwordMinLength} tekens.`;
    message ||= problems.password;
  }
  if (fields.roles?.length === 0) {
    problems.roles = 'Selecteer minimaal één rol';
    message ||= problems.roles;
  }
  return message === '' ? null : { problems, message };
}
