import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../connection.ts';
import { startKiemServer } from '../kiem.ts';
import { prepareMixedPages } from '../mixed-pages.ts';
import { keepArriving, type RequestOf, summarize } from '../open-loop.ts';
import { residentOf } from '../processes.ts';
import { type Bar, printBars, printTable } from '../report.ts';
import { writeRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

/** Longer than queues that grow without bound would stay unseen. */
const mostSeconds = 10;
/** Within this time after an overload, requests are answered as before. */
const recoverySeconds = 5;
/** Arrivals per second that surely are more than one core can carry. */
const surelyTooMany = { pages: 300, calls: 1_500 };

/**
 * Measures what a server carries, then three times that: how soon it answers those whom it admits and refuses others, whether its memory
 * stays the same, and when it answers everybody again.
 */
export async function measureOverload(bench: Bench): Promise<void> {
  const { world, load } = bench;
  const seconds = Math.min(load.seconds, mostSeconds);
  const pageOf = await prepareMixedPages(bench);
  const kiem = await startKiemServer(bench);
  const pages: RequestOf = (turn) => writeRequest(pageOf(turn), kiem.port);
  const calls: RequestOf = (turn) => {
    const { token } = world.session(1 + (turn % (world.signedInPeople - 1)));
    return writeRequest({ method: 'GET', path: '/api/posts', headers: { Cookie: `kiem_session=${token}` } }, kiem.port);
  };
  const arrive = (requestOf: RequestOf, perSecond: number, during = seconds) =>
    keepArriving({ port: kiem.port, perSecond, seconds: during, requestOf });

  const rows: string[][] = [];
  const bars: Bar[] = [];
  for (const [name, requestOf] of Object.entries({ pages, calls })) {
    const tooMany = name === 'pages' ? surelyTooMany.pages : surelyTooMany.calls;
    await arrive(requestOf, tooMany / 20);
    const capacity = carriedOf(await arrive(requestOf, tooMany, seconds), tooMany, seconds);
    await pause(recoverySeconds * 1000);
    const usual = await arrive(requestOf, capacity / 2);
    const before = residentOf(kiem.pid);
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, residentOf(kiem.pid));
    }, 100);
    const answers = await arrive(requestOf, capacity * 3);
    clearInterval(sampling);
    await pause(recoverySeconds * 1000);
    const later = await arrive(requestOf, capacity / 2);
    const admitted = admittedOf(answers);
    const refused = answers.filter(({ status }) => status === 503);
    rows.push(
      row(`${name}, half of ${capacity.toFixed(0)} a second`, usual),
      row(`${name}, three times as many: admitted`, admitted),
      row(`${name}: refused`, refused),
      row(`${name}, half, ${recoverySeconds} s later`, later),
    );
    bars.push(
      { name: `${name}: p99 of what is admitted`, measured: summarize(admitted).p99, bar: 1_000, is: 'at most', unit: ' ms' },
      { name: `${name}: p99 of what is refused`, measured: summarize(refused).p99, bar: 100, is: 'at most', unit: ' ms' },
      { name: `${name}: without an answer`, measured: answers.length - admitted.length - refused.length, bar: 0, is: 'at most' },
      { name: `${name}: memory under overload above that before`, measured: most - before, bar: 50, is: 'at most', unit: ' MB' },
      { name: `${name}: refused ${recoverySeconds} s later`, measured: later.length - admittedOf(later).length, bar: 0, is: 'at most' },
      {
        name: `${name}: p99 ${recoverySeconds} s later, of that before`,
        measured: summarize(later).p99 / summarize(usual).p99,
        bar: 1.5,
        is: 'at most',
      },
    );
  }
  await kiem.stop();
  printTable([['', 'answers', 'p50 ms', 'p99 ms', 'longest ms'], ...rows]);
  printBars(bars);
}

/** Answers with a page, a document or an address to go to. */
function admittedOf(answers: Answer[]): Answer[] {
  return answers.filter(({ status }) => status >= 200 && status < 400);
}

/** How many a second were admitted and answered while others still arrived, at this rate. */
function carriedOf(answers: Answer[], perSecond: number, during: number): number {
  const isInTime = ({ milliseconds }: Answer, turn: number) => turn / perSecond + milliseconds / 1000 <= during;
  const inTime = new Set(answers.filter(isInTime));
  return admittedOf(answers).filter((answer) => inTime.has(answer)).length / during;
}

function row(name: string, answers: Answer[]): string[] {
  const { count, p50, p99, worst } = summarize(answers);
  return [name, String(count), ...[p50, p99, worst].map((figure) => (count === 0 ? '' : figure.toFixed(0)))];
}
