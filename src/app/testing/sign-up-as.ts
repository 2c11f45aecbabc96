import type { Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

/** Signs up under an id that the client chose, confirms the address, and signs in. */
export async function signUpAs(server: TestServer, id: string): Promise<{ browser: Browser; password: string }> {
  const browser = server.visitor();
  const password = 'Kastanje-regenboog-4';
  const email = `onder-${id}@voorbeeld.test`;
  await browser.api.accounts.signUp({ id, firstName: 'Anna', lastName: 'Peeters', email, password });
  const mail = (await server.mails()).find(({ to }) => to === email);
  const link = /http:\/\/kiem\.test\/\?bevestiging=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await browser.api.accounts.confirmEmail({ token: new URL(link).searchParams.get('bevestiging') ?? '' });
  await browser.api.accounts.signIn({ email, password });
  return { browser, password };
}
