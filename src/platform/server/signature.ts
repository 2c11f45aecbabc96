import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs what a link, a form or a cookie carries, so that nothing of it has to be kept. What is signed begins with its
 * purpose, which keeps the signatures of one use from another.
 */
export function sign(secret: string, ...signed: [purpose: string, ...parts: string[]]): string {
  return createHmac('sha256', secret).update(signed.join(':')).digest('base64url');
}

/** Whether a text is the expected signature, without telling by the time it takes how much of it is right. */
export function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
