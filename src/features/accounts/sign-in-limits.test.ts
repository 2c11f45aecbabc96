import { expect, test } from 'vitest';
import type { Browser } from '../../app/testing/browser.ts';
import { startTestServer } from '../../app/testing/test-server.ts';

const server = await startTestServer();
const wrongPassword = 'verkeerd-7';
const tooMany = {
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(/^Te veel pogingen\. Probeer het over \d+ minuten opnieuw\.$/),
};

/** The codes of that many sign-ins one after the other. */
async function tryOften(times: number, attempt: (index: number) => { browser: Browser; email: string; password?: string }) {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) codes.push(await trySignIn(attempt(index)));
  return codes;
}

async function trySignIn({ browser, email, password = wrongPassword }: { browser: Browser; email: string; password?: string }) {
  return browser.api.accounts.signIn({ email, password }).then(
    () => 'OK',
    ({ code }) => String(code),
  );
}

const count = (codes: string[], code: string) => codes.filter((one) => one === code).length;

test('an account takes 10 wrong passwords, from wherever they come; then the right one is refused too', async () => {
  const { email, password } = await server.person();

  const codes = await tryOften(12, () => ({ browser: server.visitor(), email }));

  expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
  const refusal = server.visitor().api.accounts.signIn({ email, password });
  await expect(refusal).rejects.toMatchObject({ ...tooMany, status: 429, data: { seconds: expect.any(Number) } });
});

test('an unknown address is limited like a known one', async () => {
  const codes = await tryOften(11, () => ({ browser: server.visitor(), email: 'niemand@voorbeeld.test' }));

  expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
});

test.each([
  ['an IPv4 address', () => '203.0.113.7'],
  ['an IPv6 network, by its /64', (index: number) => `2001:db8:a:b:${index.toString(16)}::${index}`],
  ['what a proxy adds last, whatever the caller claims', (index: number) => `198.51.100.${index}, 203.0.113.9`],
])('%s takes 25 wrong passwords, over all accounts', async (_what, addressOf) => {
  const emails = await Promise.all(Array.from({ length: 27 }, async () => (await server.person()).email));

  const codes = await tryOften(27, (index) => ({ browser: server.visitor(addressOf(index)), email: emails[index] ?? '' }));

  expect(codes).toEqual([...Array(25).fill('INVALID_CREDENTIALS'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
});

test('right passwords count for nothing', async () => {
  const { email, password } = await server.person();
  const address = '203.0.113.30';

  const codes = await tryOften(30, () => ({ browser: server.visitor(address), email, password }));

  expect(codes).toEqual(Array(30).fill('OK'));
});

test('strangers do not lock an owner out of a device that signed in before', async () => {
  const { email, password } = await server.person();
  const own = server.visitor();
  await own.api.accounts.signIn({ email, password });
  await own.api.accounts.signOut();

  await tryOften(11, () => ({ browser: server.visitor(), email }));

  expect(await trySignIn({ browser: server.visitor(), email, password })).toBe('TOO_MANY_REQUESTS');
  expect(await trySignIn({ browser: own, email, password })).toBe('OK');
});

test('a known device has 10 wrong passwords of its own', async () => {
  const { email, password } = await server.person();
  const own = server.visitor();
  await own.api.accounts.signIn({ email, password });

  const codes = await tryOften(11, () => ({ browser: own, email }));

  expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
  expect(await trySignIn({ browser: server.visitor(), email, password })).toBe('OK');
});

test('a known device has no more of them for what is added to its cookie', async () => {
  const { email, password } = await server.person();
  const own = server.visitor();
  await own.api.accounts.signIn({ email, password });
  const cookie = own.cookies.get('kiem_device') ?? '';

  const codes = await tryOften(11, (index) => {
    own.cookies.set('kiem_device', `${cookie}.${'x'.repeat(index)}`);
    return { browser: own, email };
  });

  expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
});

test('a device cookie helps with no other account, and not when it was tampered with', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const device = server.visitor();
  await device.api.accounts.signIn({ email: anna.email, password: anna.password });
  await tryOften(10, () => ({ browser: server.visitor(), email: bram.email }));
  await tryOften(10, () => ({ browser: server.visitor(), email: anna.email }));

  expect(await trySignIn({ ...bram, browser: device })).toBe('TOO_MANY_REQUESTS');
  const cookie = device.cookies.get('kiem_device') ?? '';
  device.cookies.set('kiem_device', `${cookie.slice(0, -1)}${cookie.endsWith('_') ? '-' : '_'}`);
  expect(await trySignIn({ ...anna, browser: device })).toBe('TOO_MANY_REQUESTS');
});

test('40 wrong passwords at once: the server checks 10', async () => {
  const { email } = await server.person();

  const codes = await Promise.all(Array.from({ length: 40 }, () => trySignIn({ browser: server.visitor(), email })));

  expect(count(codes, 'INVALID_CREDENTIALS')).toBe(10);
  expect(count(codes, 'TOO_MANY_REQUESTS')).toBe(30);
});
