import { keepWaiting } from './waiting-email.ts';

let known = '';
let confirmed = '';

/**
 * Remembers the address that was typed, or that a mailed link showed, for the next form of this page that asks for it. It
 * stays in memory: an address bar, the history and logs would keep it.
 */
export function rememberEmail(email: string): void {
  known = email;
}

/** The same for an address that was confirmed just now. */
export function rememberConfirmed(email: string): void {
  known = email;
  confirmed = email;
  keepWaiting(null);
}

/** Forgets it once its owner is in; the next to sign in here may be somebody else. */
export function forgetEmail(): void {
  rememberConfirmed('');
}

/** The remembered address; empty without one, as on the server. */
export const knownEmail = () => known;

/** The address that was confirmed in this page; empty without one, as on the server. */
export const confirmedEmail = () => confirmed;
