import { createHash, randomBytes } from 'node:crypto';

/** Bits of a link's address. */
const tokenBits = 128;

/** The stored form of what an address or a cookie holds: that finds the row, and can't be computed from it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes what the address of a link holds, with its stored form. */
export function makeLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(tokenBits / 8).toString('base64url');
  return { token, tokenHash: digestOf(token) };
}

export function linkUrl(appUrl: string, token: string): string {
  return `${appUrl}/pitch/${token}`;
}
