import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKey, isKnownDevice, rememberDevice } from './tokens/device.ts';

const secret = 'een-geheim-van-meer-dan-32-tekens-lang';
const email = fc.emailAddress();

test('a device knows the last five accounts that signed in with it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(email, { minLength: 6, maxLength: 8 }), (emails) => {
      const cookie = emails.reduce<string | undefined>((before, one) => rememberDevice(secret, before, one), undefined);
      expect(emails.map((one) => isKnownDevice(secret, cookie, one))).toEqual(emails.map((_, index) => index >= emails.length - 5));
    }),
    { numRuns: 30 },
  );
});

test('signing in again changes only the order', () => {
  fc.assert(
    fc.property(email, email, (one, other) => {
      const cookie = rememberDevice(secret, rememberDevice(secret, undefined, one), other);
      const again = rememberDevice(secret, cookie, one);
      expect(again.split('.').toSorted()).toEqual(cookie.split('.').toSorted());
    }),
    { numRuns: 30 },
  );
});

test('a cookie that was changed anywhere, or signed with another secret, is of no device', () => {
  const replacement = fc.constantFrom(...'abcXYZ019_-. ;é');
  fc.assert(
    fc.property(email, fc.nat(), replacement, (address, position, character) => {
      const cookie = rememberDevice(secret, undefined, address);
      const at = position % cookie.length;
      const changed = cookie.slice(0, at) + character + cookie.slice(at + 1);
      fc.pre(changed !== cookie);
      expect(isKnownDevice(secret, changed, address)).toBe(false);
      expect(isKnownDevice(`${secret}!`, cookie, address)).toBe(false);
    }),
  );
});

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array).toString('latin1'));

test('the server reads any device cookie without failing', () => {
  fc.assert(
    fc.property(fc.oneof(bytes, fc.constant(undefined)), (cookie) => {
      expect(isKnownDevice(secret, cookie, 'anna@voorbeeld.test')).toBe(false);
      expect(isKnownDevice(secret, rememberDevice(secret, cookie, 'anna@voorbeeld.test'), 'anna@voorbeeld.test')).toBe(true);
    }),
  );
});

test('the key of a counter reveals nothing of the address', () => {
  expect(accountKey(secret, 'anna@voorbeeld.test')).toMatch(/^[\w-]{32}$/);
});
