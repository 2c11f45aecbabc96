import { makeDataDir, startKiemProcess } from './kiem-process.ts';

/**
 * `node scripts/timing.ts`: whether answers tell by their time who has an account (quality.md, Safety: medians
 * within 10 ms). Starts a Kiem of its own; prints medians for known and unknown addresses, asked in turns.
 */
const people = 60;
const password = 'Kastanje-regenboog-4';

const { dataDir, remove } = await makeDataDir();
const kiem = await startKiemProcess({ dataDir, environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'warn' } });

let networks = 0;

/** Sends a request from a network of its own, so that no limit is met; gives its milliseconds. */
async function time(path: string, body: object): Promise<number> {
  networks += 1;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:${networks.toString(16)}::1` };
  const started = performance.now();
  const response = await fetch(`${kiem.url}/api/accounts/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const milliseconds = performance.now() - started;
  if (response.status !== 200 && response.status !== 401) throw new Error(`${path} was answered with ${response.status}.`);
  return milliseconds;
}

function signUpOf(email: string) {
  return { id: crypto.randomUUID(), firstName: 'Anna', lastName: 'Peeters', email, password, roles: ['talent'] };
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const requests: Record<string, (email: string) => Promise<number>> = {
  'sign-in': (email) => time('sign-in', { email, password: 'verkeerd-7' }),
  'new password': (email) => time('password-resets', { email }),
  'confirmation again': (email) => time('confirmations', { email }),
  'sign-up': (email) => time('sign-up', signUpOf(email)),
};

try {
  const known = Array.from({ length: people }, (_, index) => `bekend-${index}@voorbeeld.test`);
  for (const email of known) await time('sign-up', signUpOf(email));

  console.log(`Medians of ${people} known and ${people} unknown addresses, in milliseconds:`);
  for (const [name, ask] of Object.entries(requests)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [index, email] of known.entries()) {
      const unknown = `onbekend-${name.replaceAll(' ', '-')}-${index}@voorbeeld.test`;
      // Now one first, then the other: the second of two finds the machine warmer.
      const asked = [async () => times.known.push(await ask(email)), async () => times.unknown.push(await ask(unknown))];
      for (const question of index % 2 === 0 ? asked : asked.toReversed()) await question();
    }
    const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(ofKnown - ofUnknown);
    const verdict = difference <= 10 ? 'within 10' : 'MORE THAN 10';
    console.log(
      `${name.padEnd(20)} known ${ofKnown.toFixed(1).padStart(7)}   unknown ${ofUnknown.toFixed(1).padStart(7)}   ${difference.toFixed(1).padStart(5)} apart, ${verdict}`,
    );
  }
} finally {
  await kiem.stop();
  await remove();
}
