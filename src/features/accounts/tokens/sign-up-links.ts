import { cookieNames } from '../../../platform/cookie-names.ts';
import { isSignature, sign } from '../../../platform/server/signature.ts';

/** Names the sign-up that this browser made last. Without it, a link needs the password too. */
export const signUpCookie = cookieNames.signUp;

const linkMilliseconds = 86_400_000;

const ofLink = (secret: string, attemptId: string, until: string) => sign(secret, 'sign-up-link', attemptId, until);
const ofBrowser = (secret: string, attemptId: string) => sign(secret, 'sign-up-browser', attemptId);

/** The token of a confirmation link: proof that its holder reads the mail to the attempt's address. Valid for a day. */
export function signLink(secret: string, attemptId: string, now: Date): string {
  const until = (now.getTime() + linkMilliseconds).toString(36);
  return `${attemptId}.${until}.${ofLink(secret, attemptId, until)}`;
}

/** The attempt that a link was mailed for; null when the token is forged or too old. */
export function readLink(secret: string, token: string, now: Date): string | null {
  const [attemptId = '', until = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSignature(signature, ofLink(secret, attemptId, until))) return null;
  return Number.parseInt(until, 36) > now.getTime() ? attemptId : null;
}

/** The cookie of the browser that made an attempt. */
export function signBrowser(secret: string, attemptId: string): string {
  return `${attemptId}.${ofBrowser(secret, attemptId)}`;
}

/** The attempt that this browser made; null when it made none, or the cookie is forged. */
export function readBrowser(secret: string, cookie: string | undefined): string | null {
  const [attemptId = '', signature = '', ...more] = (cookie ?? '').split('.');
  return more.length === 0 && isSignature(signature, ofBrowser(secret, attemptId)) ? attemptId : null;
}
