import { conversationsPageSql, messageCountsSql } from '../../src/features/messages/queries/conversations.ts';
import { messagePages, messagesPageSize } from '../../src/features/messages/queries/messages.ts';
import { searchSql } from '../../src/features/messages/queries/search.ts';
import { openPool } from '../../src/platform/server/database.ts';
import { expressionOf } from '../../src/platform/server/folded-text.ts';
import { beginAfter } from '../../src/platform/server/newest-first.ts';
import { createConversations } from '../data/conversations.ts';
import { startKiemServer, startMinimalServer } from '../kiem.ts';
import { type LoadRequest, measureInTurns, type Target } from '../load.ts';
import type { RunningServer } from '../processes.ts';
import { type Bar, printBars, printMeasurements, printTable } from '../report.ts';
import type { Bench } from '../scenario.ts';
import { timeStatement } from '../statements.ts';

/** Measures conversations, unread counts and threads of ordinary people and of one with 500 conversations and 20,000 messages. */
export async function measureMessages(bench: Bench): Promise<void> {
  const { world, load } = bench;
  const kiem = await startKiemServer(bench);
  const minimal = await startMinimalServer(bench);
  const ordinary = Array.from({ length: world.signedInPeople - 1 }, (_, index) => world.session(1 + index).token);
  const heavy = [world.session(0).token];

  function target(name: string, server: RunningServer, tokens: string[], path: string): Target {
    const requests: LoadRequest[] = tokens.map((token) => ({ method: 'GET', path, headers: { Cookie: `kiem_session=${token}` } }));
    return { name, server, requestOf: (turn) => requests[turn % requests.length] ?? { method: 'GET', path } };
  }

  const targets = [
    target('minimal: conversations', minimal, ordinary, '/reads/conversations'),
    target('Kiem /api: conversations', kiem, ordinary, '/api/conversations'),
    target('minimal: of a person with 500', minimal, heavy, '/reads/conversations'),
    target('Kiem /api: of a person with 500', kiem, heavy, '/api/conversations'),
    target('minimal: unread counts', minimal, heavy, '/reads/message-counts'),
    target('Kiem /api: unread counts', kiem, heavy, '/api/conversations/counts'),
  ];
  const measured = await measureInTurns(targets, load);
  await minimal.stop();
  await kiem.stop();
  printMeasurements(
    targets.flatMap(({ name }, index) => {
      const measurement = measured[index];
      return measurement === undefined ? [] : [{ name, measurement, base: index % 2 === 1 ? measured[index - 1] : undefined }];
    }),
  );
  printBars(await timeStatements(bench));
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
