import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../../src/platform/ids.ts';
import type { Answer } from '../connection.ts';
import { startKiemServer } from '../kiem.ts';
import { keepArriving, type RequestOf, summarize } from '../open-loop.ts';
import { type Bar, printBars, printTable } from '../report.ts';
import { writeRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const seconds = 10;
const feedsPerSecond = 50;

/** Characters that each stand for several letters, the worst case of the password strength estimator. */
const hostileCharacters = '4@8({[<369&#!1/|0$5+7%2';

/** Maximum time of admitted requests. Password hashes queue up (docs/decisions/021). */
const admittedMilliseconds = { signUp: 3_000, page: 1_000 };

type Flood = { name: string; perSecond: number; seconds: number; admittedWithin: number; requestOf: RequestOf };

/**
 * Measures floods from many networks, each beside 50 pages of the feed a second: by how much the
 * feed slows down, and how soon the flood's requests are answered or refused.
 */
export async function measureFlood(bench: Bench): Promise<void> {
  const { world } = bench;
  const kiem = await startKiemServer({ ...bench, environment: { TRUST_PROXY: 'true' } });
  const origin = `http://127.0.0.1:${kiem.port}`;
  const sessionOf = (turn: number) => `kiem_session=${world.session(1 + (turn % (world.signedInPeople - 1))).token}`;
  const get = (path: string, headers: Record<string, string> = {}) => writeRequest({ method: 'GET', path, headers }, kiem.port);
  const feed: RequestOf = (turn) => get('/api/posts', { Cookie: sessionOf(turn) });
  const signUp = (password: string) => {
    const id = newId();
    const body = JSON.stringify({ id, firstName: 'Anna', lastName: 'Peeters', email: `flood-${id}@voorbeeld.test`, password });
    return writeRequest({ method: 'POST', path: '/api/accounts/sign-up', headers: networkHeaders(origin), body }, kiem.port);
  };

  const floods: Flood[] = [
    {
      name: '10 hostile sign-ups at once',
      perSecond: 1_000,
      seconds: 0.01,
      admittedWithin: admittedMilliseconds.signUp,
      requestOf: () => signUp(hostilePassword()),
    },
    {
      name: '100 ordinary sign-ups a second',
      perSecond: 100,
      seconds,
      admittedWithin: admittedMilliseconds.signUp,
      requestOf: () => signUp(`${randomBytes(6).toString('hex')}-zwaluw`),
    },
    {
      name: '150 uncached pages a second',
      perSecond: 150,
      seconds,
      admittedWithin: admittedMilliseconds.page,
      requestOf: (turn) =>
        get(turn % 2 === 0 ? '/feed' : `/?bezoek=${newId()}`, {
          Accept: 'text/html',
          'Accept-Encoding': 'gzip',
          ...(turn % 2 === 0 ? { Cookie: sessionOf(turn) } : {}),
        }),
    },
  ];

  const probe = { port: kiem.port, perSecond: feedsPerSecond, seconds, requestOf: feed };
  // Warms up code and caches.
  for (const { requestOf } of floods) await keepArriving({ port: kiem.port, perSecond: 4, seconds: 3, requestOf });
  const usual = await keepArriving(probe);
  const rows = [row('the feed as usual', '', usual)];
  const bars: Bar[] = [];
  for (const { name, requestOf, admittedWithin, ...pace } of floods) {
    const [answers, feeds] = await Promise.all([keepArriving({ port: kiem.port, requestOf, ...pace }), keepArriving(probe)]);
    const served = feeds.filter(({ status }) => status === 200);
    const admitted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    rows.push(
      row(name, 'feed', served),
      row(
        '',
        'feed refused',
        feeds.filter(({ status }) => status === 503),
      ),
    );
    rows.push(row('', 'admitted', admitted), row('', 'refused', refused));
    const other = answers.length - admitted.length - refused.length;
    if (other > 0) rows.push(['', 'otherwise', String(other), '', '', '']);
    const above = summarize(served).p99 - summarize(usual).p99;
    bars.push({ name: `${name}: p99 of the feed above its usual`, measured: above, bar: 200, is: 'at most', unit: ' ms' });
    bars.push({
      name: `${name}: p99 of what is admitted`,
      measured: summarize(admitted).p99,
      bar: admittedWithin,
      is: 'at most',
      unit: ' ms',
    });
    if (refused.length > 0) {
      bars.push({ name: `${name}: p99 of what is refused`, measured: summarize(refused).p99, bar: 100, is: 'at most', unit: ' ms' });
    }
    await pause(3_000);
  }
  await kiem.stop();
  printTable([['', '', 'answers', 'p50 ms', 'p99 ms', 'longest ms'], ...rows]);
  printBars(bars);
  await removeSignUps(bench);
}

/** Removes the new accounts, because the world is kept for the next run. */
async function removeSignUps({ connection }: Bench): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`delete from sign_up_attempts where email like 'flood-%@voorbeeld.test'`);
  await client.end();
}

function hostilePassword(): string {
  return [...randomBytes(128)].map((byte) => hostileCharacters[byte % hostileCharacters.length]).join('');
}

/** Gives each request a network of its own through the proxy header that TRUST_PROXY accepts. */
function networkHeaders(origin: string): Record<string, string> {
  const network = randomBytes(4)
    .toString('hex')
    .replace(/^(.{4})/, '$1:');
  return {
    Origin: origin,
    'X-Forwarded-For': `2001:db8:${network}::1`,
    'Content-Type': 'application/json',
  };
}

function row(name: string, of: string, answers: Answer[]): string[] {
  const { count, p50, p99, worst } = summarize(answers);
  const figures = count === 0 ? ['', '', ''] : [p50, p99, worst].map((figure) => figure.toFixed(0));
  return [name, of, String(count), ...figures];
}
