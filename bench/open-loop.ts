import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, openConnection } from './connection.ts';
import { quantile } from './measurement.ts';

/** Returns the raw request of a turn, counted from 0. */
export type RequestOf = (turn: number) => string;

/** An open loop: visitors arrive at a fixed rate, without waiting for earlier answers. */
export type Arrivals = { port: number; perSecond: number; seconds: number; requestOf: RequestOf };

/** Time to wait for outstanding answers after the last arrival. */
const patienceMilliseconds = 30_000;

/** Sends requests at a fixed rate, whether or not earlier ones were answered. Unanswered ones get status 0. */
export async function keepArriving({ port, perSecond, seconds, requestOf }: Arrivals): Promise<Answer[]> {
  type Connection = Awaited<ReturnType<typeof openConnection>>;
  const idle: Connection[] = [];
  const all: Connection[] = [];

  async function ask(turn: number): Promise<Answer> {
    const sent = performance.now();
    try {
      let connection = idle.pop();
      if (connection === undefined) {
        connection = await openConnection(port);
        all.push(connection);
      }
      const answer = await connection.send(requestOf(turn));
      idle.push(connection);
      return { ...answer, milliseconds: performance.now() - sent };
    } catch {
      return { status: 0, bytes: 0, milliseconds: performance.now() - sent };
    }
  }

  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  const total = Math.round(seconds * perSecond);
  while (answers.length < total) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond) + 1;
    while (answers.length < Math.min(due, total)) answers.push(ask(answers.length));
    await pause(2);
  }
  const closeAll = () => {
    for (const connection of all) connection.close();
  };
  const patience = setTimeout(closeAll, patienceMilliseconds);
  const answered = await Promise.all(answers);
  clearTimeout(patience);
  closeAll();
  return answered;
}

export type Summary = { count: number; p50: number; p99: number; worst: number };

export function summarize(answers: Answer[]): Summary {
  const times = answers.map(({ milliseconds }) => milliseconds);
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), worst: Math.max(0, ...times) };
}
