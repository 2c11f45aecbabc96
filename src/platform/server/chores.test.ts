import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../app/testing/eventually.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { type Chore, startChores } from './chores.ts';
import { openDatabase, openPool } from './database.ts';

const lines: string[] = [];
const { services, connection } = await startTestServer({ logTo: (line) => lines.push(line) });

test('each chore has its first turn right after the start, also when one before it failed', async () => {
  const turns: string[] = [];
  const chore = (name: string, failure?: Error) => ({
    name,
    everySeconds: 3_600,
    async run() {
      turns.push(name);
      if (failure !== undefined) throw failure;
    },
  });

  const chores = startChores(services, [chore('first', new Error('Broken.')), chore('second')]);

  await eventually(() => expect(turns).toEqual(['first', 'second']));
  await chores.stop();
});

test('all chores of one second have their turns with fewer connections than chores', async () => {
  const pool = openPool(connection, 4);
  onTestFinished(() => pool.end());
  const db = openDatabase(pool);
  const turns = new Map<string, number>();
  const chores = Array.from({ length: 12 }, (_, index) => ({
    name: `chore-${index}`,
    everySeconds: 0.5,
    async run() {
      await pool.query('select 1');
      turns.set(`chore-${index}`, (turns.get(`chore-${index}`) ?? 0) + 1);
    },
  }));

  const running = startChores({ ...services, pool, db }, chores);
  await eventually(() => expect(chores.map(({ name }) => turns.get(name) ?? 0)).not.toContain(0));
  turns.clear();
  await eventually(() => expect(chores.map(({ name }) => turns.get(name) ?? 0)).not.toContain(0));
  await running.stop();

  expect(lines.filter((line) => line.includes('chore-'))).toEqual([]);
});

test('a long chore holds back neither a short one nor one that people wait for, and none that waits begins once the server stops', async () => {
  const { promise: end, resolve: endLong } = Promise.withResolvers<void>();
  const turns: string[] = [];
  const chore = (name: string, lane?: Chore['lane']) => ({
    name,
    everySeconds: 3_600,
    lane,
    async run() {
      turns.push(name);
      if (lane === 'long') await end;
    },
  });

  const running = startChores(services, [chore('long', 'long'), chore('longer', 'long'), chore('short'), chore('awaited', 'awaited')]);
  await eventually(() => expect(turns.toSorted()).toEqual(['awaited', 'long', 'short']));
  const stopped = running.stop();
  endLong();
  await stopped;

  expect(turns).not.toContain('longer');
});
