import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, openBrowser } from '../../src/app/testing/browser.ts';
import { readMails } from '../../src/app/testing/mailbox.ts';
import { whenFree } from '../../src/app/testing/when-free.ts';
import { newId } from '../../src/platform/ids.ts';
import type { KiemProcess } from '../kiem-process.ts';

const password = 'Wilgenroos-kraanvogel-31';

export type Writer = Browser & { id: string };

/**
 * Signs up people, confirms their addresses from the mails and signs them in, each in their own browser. Connects each to
 * the next, and the last to the first.
 */
export async function signUpWriters(kiem: KiemProcess, count: number): Promise<Writer[]> {
  const writers = await Promise.all(Array.from({ length: count }, (_, index) => signUpWriter(kiem, index + 1)));
  for (const [index, writer] of writers.entries()) {
    const before = writers.at(index - 1);
    if (before === undefined || before === writer) continue;
    await before.api.network.requestConnection({ id: writer.id });
    await writer.api.network.acceptRequest({ id: before.id });
  }
  return writers;
}

async function signUpWriter(kiem: KiemProcess, number: number): Promise<Writer> {
  const browser = openBrowser({ url: kiem.url, origin: kiem.url, address: `10.0.0.${number}` });
  const email = `schrijver-${number}@voorbeeld.test`;
  const id = newId();
  await whenFree(() => browser.api.accounts.signUp({ id, firstName: 'Schrijver', lastName: `Nummer ${number}`, email, password }));
  await browser.api.accounts.confirmEmail({ token: await confirmationOf(kiem.dataDir, email) });
  await whenFree(() => browser.api.accounts.signIn({ email, password }));
  return { ...browser, id };
}

async function confirmationOf(dataDir: string, email: string): Promise<string> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const mail = (await readMails(dataDir)).find(({ to }) => to === email);
    const token = mail === undefined ? undefined : /[?]bevestiging=([^\s"&]+)/.exec(mail.text)?.[1];
    if (token !== undefined) return decodeURIComponent(token);
    await delay(100);
  }
  throw new Error(`No confirmation came to ${email}.`);
}
