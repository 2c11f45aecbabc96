import { randomBytes } from 'node:crypto';
import { cookieNames } from '../../../platform/cookie-names.ts';
import { isSignature, sign as signWhole } from '../../../platform/server/signature.ts';

/** Names this browser and, by signatures, the accounts that signed in with it; nothing of them can be read from it. */
export const deviceCookie = cookieNames.device;

/** A household's accounts on one browser; the longest unused makes room. */
const maxAccounts = 5;

/** Short, as a cookie holds several. */
function sign(secret: string, purpose: string, value: string): string {
  return signWhole(secret, purpose, value).slice(0, 32);
}

/** Replaces an address or an id in counters, so that they hold no personal data. */
export function accountKey(secret: string, email: string): string {
  return sign(secret, 'account', email);
}

function parse(cookie: string | undefined): { deviceId: string; signatures: string[] } | null {
  const [deviceId, ...signatures] = (cookie ?? '').split('.');
  if (deviceId === undefined || !/^[\w-]{20,40}$/.test(deviceId) || signatures.length > maxAccounts) return null;
  return { deviceId, signatures };
}

/**
 * The id of a browser that signed in to the account of this address before; null for others. It alone names the browser:
 * the rest of its cookie may be written by anyone, next to one right signature.
 */
export function findKnownDevice(secret: string, cookie: string | undefined, email: string): string | null {
  const device = parse(cookie);
  if (device === null) return null;
  const expected = sign(secret, 'device', `${device.deviceId}:${email}`);
  return device.signatures.some((signature) => isSignature(signature, expected)) ? device.deviceId : null;
}

/** Whether this browser signed in to the account of this address before. */
export function isKnownDevice(secret: string, cookie: string | undefined, email: string): boolean {
  return findKnownDevice(secret, cookie, email) !== null;
}

/** The cookie after signing in to this address. */
export function rememberDevice(secret: string, cookie: string | undefined, email: string): string {
  const device = parse(cookie) ?? { deviceId: randomBytes(18).toString('base64url'), signatures: [] };
  const signature = sign(secret, 'device', `${device.deviceId}:${email}`);
  const others = device.signatures.filter((other) => other !== signature).slice(0, maxAccounts - 1);
  return [device.deviceId, signature, ...others].join('.');
}
