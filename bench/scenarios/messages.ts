import { conversationsPageSql, messageCountsSql } from '../../src/features/messages/queries/conversations.ts';
import { messagePages, messagesPageSize } from '../../src/features/messages/queries/messages.ts';
import { searchSql } from '../../src/features/messages/queries/search.ts';
import { openPool } from '../../src/platform/server/database.ts';
import { expressionOf } from '../../src/platform/server/folded-text.ts';
import { beginAfter } from '../../src/platform/server/newest-first.ts';
import { createConversations } from '../data/conversations.ts';
import { startKiems, startMinimalServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { ratioOf } from '../measurement.ts';
import type { RunningServer } from '../processes.ts';
import { type Bar, printBars, printMeasurements, printTable } from '../report.ts';
import type { LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';
import { timeStatement } from '../statements.ts';

/** Measures conversations, unread counts and threads of ordinary people and of one with 500 conversations and 20,000 messages. */
export async function measureMessages(bench: Bench): Promise<void> {
  const { world, load } = bench;
  const kiems = await startKiems(bench);
  const minimal = await startMinimalServer(bench);
  const ordinary = Array.from({ length: world.signedInPeople - 1 }, (_, index) => world.session(1 + index).token);
  const heavy = [world.session(0).token];

  function target(name: string, server: RunningServer, tokens: string[], path: string): Target {
    const requests: LoadRequest[] = tokens.map((token) => ({ method: 'GET', path, headers: { Cookie: `kiem_session=${token}` } }));
    return { name, server, requestOf: (turn) => requests[turn % requests.length] ?? { method: 'GET', path } };
  }

  const kinds = [
    { name: 'conversations', tokens: ordinary, read: 'conversations', path: 'conversations' },
    { name: 'conversations of a person with 500', tokens: heavy, read: 'conversations', path: 'conversations' },
    { name: 'unread counts', tokens: heavy, read: 'message-counts', path: 'conversations/counts' },
  ];
  const targets = kinds.flatMap(({ name, tokens, read, path }) => [
    target(`minimal: ${name}`, minimal, tokens, `/reads/${read}`),
    ...kiems.map(({ prefix, server }) => target(`${prefix} /api: ${name}`, server, tokens, `/api/${path}`)),
  ]);
  const measured = await measureInTurns(targets, load);
  await minimal.stop();
  for (const { server } of kiems) await server.stop();
  const perKind = 1 + kiems.length;
  printMeasurements(
    targets.flatMap(({ name }, index) => {
      const measurement = measured[index];
      const base = index % perKind > 0 ? measured[index - (index % perKind)] : undefined;
      return measurement === undefined ? [] : [{ name, measurement, base }];
    }),
  );
  const statements = await timeStatements(bench);
  const [base, kiem] = measured;
  if (base === undefined || kiem === undefined) return;
  const share = ratioOf(kiem, base);
  printBars([{ name: 'Conversations, of the minimal handler', measured: share, bar: 0.7, is: 'at least' }, ...statements]);
}

/** Times the statements alone. Lists and counts may take 10 ms. */
async function timeStatements({ connection, world }: Bench): Promise<Bar[]> {
  const pool = openPool(connection);
  const client = await pool.connect();
  const ordinary = (turn: number) => world.personId(1 + (turn % (world.people - 1)));
  const heavy = () => world.personId(0);
  const newest = beginAfter(undefined);
  const conversation = createConversations(world).conversation(0).id;
  const statements: [string, string, (turn: number) => string[]][] = [
    ['conversations', conversationsPageSql, (turn) => [ordinary(turn), 'open', ...newest, 'false']],
    ['conversations of a person with 500', conversationsPageSql, () => [heavy(), 'open', ...newest, 'false']],
    ['requests of a person with 500', conversationsPageSql, () => [heavy(), 'request', ...newest, 'false']],
    ['unread counts', messageCountsSql, (turn) => [ordinary(turn)]],
    ['unread counts of a person with 500', messageCountsSql, () => [heavy()]],
    [`the last ${messagesPageSize} messages of a thread`, messagePages.older.text, () => [conversation, 'infinity']],
    ['search', searchSql(1), (turn) => [ordinary(turn), ...newest, expressionOf('boekhouder')]],
    ['search among 20,000 messages', searchSql(1), () => [heavy(), ...newest, expressionOf('boekhouder')]],
    ['search among 20,000 messages, nothing found', searchSql(1), () => [heavy(), ...newest, expressionOf('kievit')]],
  ];
  const rows: string[][] = [];
  const bars: Bar[] = [];
  for (const [name, text, valuesOf] of statements) {
    const { p50, p99 } = await timeStatement(client, text, valuesOf);
    rows.push([name, p50.toFixed(3), p99.toFixed(3)]);
    if (!name.startsWith('search')) bars.push({ name: `p99 of ${name}`, measured: p99, bar: 10, is: 'at most', unit: ' ms' });
  }
  client.release();
  await pool.end();
  printTable([['The SQL alone', 'p50 ms', 'p99 ms'], ...rows]);
  return bars;
}
