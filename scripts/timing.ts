import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, openBrowser } from '../src/app/testing/browser.ts';
import { readMails } from '../src/app/testing/mailbox.ts';
import { makeDataDir, startKiemProcess } from './kiem-process.ts';

/**
 * `node scripts/timing.ts`: measures whether response times reveal which addresses have an account or an unconfirmed
 * sign-up. Starts a Kiem and prints medians for each kind of address, requested in turns. They should be within 10 ms.
 */
const people = 40;
const password = 'Kastanje-regenboog-4';
const kinds = ['account', 'waiting', 'unknown'] as const;
type Kind = (typeof kinds)[number];

const { dataDir, remove } = await makeDataDir();
const kiem = await startKiemProcess({ dataDir, environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'warn' } });

let networks = 0;

/** Opens a browser in a network of its own, to stay below the limits. */
function visitor(): Browser {
  networks += 1;
  return openBrowser({ url: kiem.url, origin: kiem.url, address: `2001:db8:0:${networks.toString(16)}::1` });
}

/** Measures a call in milliseconds. */
async function time(browser: Browser, path: string, body: object, method = 'POST'): Promise<number> {
  const started = performance.now();
  const { status } = await browser.send(method, `/api/${path}`, body);
  const milliseconds = performance.now() - started;
  if (status !== 200 && status !== 401) throw new Error(`${path} was answered with ${status}.`);
  return milliseconds;
}

function signUpOf(email: string) {
  return { id: crypto.randomUUID(), firstName: 'Anna', lastName: 'Peeters', email, password };
}

async function confirmationOf(email: string): Promise<string> {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(50)) {
    const mail = (await readMails(dataDir)).find(({ to }) => to === email);
    const token = /[?]bevestiging=(\S+)/.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No confirmation came to ${email}.`);
}

/** Makes an address of this kind. The browser is signed in if it has an account. */
async function make(kind: Kind, name: string): Promise<{ email: string; browser: Browser }> {
  const [email, browser] = [`${kind}-${name}@voorbeeld.test`, visitor()];
  if (kind !== 'unknown') await browser.api.accounts.signUp(signUpOf(email));
  if (kind === 'account') {
    await browser.api.accounts.confirmEmail({ token: await confirmationOf(email) });
    await browser.api.accounts.signIn({ email, password });
  }
  return { email, browser };
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

try {
  const member = (await make('account', 'lid')).browser;
  const requests: Record<string, (email: string) => Promise<number>> = {
    'sign-in': (email) => time(visitor(), 'accounts/sign-in', { email, password: 'verkeerd-7' }),
    'new password': (email) => time(visitor(), 'accounts/password-resets', { email }),
    'confirmation again': (email) => time(visitor(), 'accounts/confirmations', { email }),
    'change to it': (email) => time(member, 'account/new-email', { email, password }, 'PUT'),
    'sign-up': (email) => time(visitor(), 'accounts/sign-up', signUpOf(email)),
  };
  const rounds: Map<Kind, string>[] = [];
  // Sequential, because more concurrent hashes would be refused.
  for (let index = 0; index < people; index += 1) {
    const made = await Promise.all(kinds.map(async (kind) => [kind, (await make(kind, String(index))).email] as const));
    rounds.push(new Map(made));
  }

  console.log(`Medians of ${people} addresses of each kind, in milliseconds:`);
  for (const [name, ask] of Object.entries(requests)) {
    const times: Record<Kind, number[]> = { account: [], waiting: [], unknown: [] };
    for (const [index, emails] of rounds.entries()) {
      // Each kind goes first in turn, because later requests benefit from a warmer machine.
      for (const offset of kinds.keys()) {
        const kind = kinds[(index + offset) % kinds.length] ?? 'unknown';
        times[kind].push(await ask(emails.get(kind) ?? ''));
      }
    }
    const medians = kinds.map((kind) => median(times[kind]));
    const apart = Math.max(...medians) - Math.min(...medians);
    const shown = kinds.map((kind, index) => `${kind} ${medians[index]?.toFixed(1).padStart(7)}`).join('   ');
    console.log(`${name.padEnd(20)} ${shown}   ${apart.toFixed(1).padStart(5)} apart, ${apart <= 10 ? 'within 10' : 'MORE THAN 10'}`);
  }
} finally {
  await kiem.stop();
  await remove();
}
