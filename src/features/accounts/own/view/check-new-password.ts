import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import type { NewPassword } from '../contract.ts';

/** The input of a change of password, or the problems that the browser can judge; the toast says the first. */
export function checkNewPassword(input: NewPassword, minLength: number): Checked<NewPassword> {
  const currentPassword = input.currentPassword === '' ? 'Vul je huidige wachtwoord in.' : undefined;
  const password = input.password.length < minLength ? `Je nieuwe wachtwoord heeft minimaal ${minLength} tekens.` : undefined;
  const message = currentPassword ?? password;
  return message === undefined ? { input } : { problems: { currentPassword, password }, message };
}
