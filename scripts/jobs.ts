import { openPool } from '../src/platform/server/database.ts';
import { type QueueOverview, readQueueOverview, retryTask } from '../src/platform/server/queue-overview.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { runTool } from './tool.ts';

/** `npm run jobs`: prints the state of background work; `npm run jobs -- retry <id>` retries a dead task. */
await runTool(async () => {
  const [command, id, ...others] = process.argv.slice(2);
  const wrong = command !== undefined && (command !== 'retry' || id === undefined || others.length > 0);
  if (wrong) throw new StartError('Say npm run jobs, or npm run jobs -- retry <id>');
  if (id !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new StartError(`${id} is not the id of a task.`);

  await withDatabase(readSettings(process.env), 'beside', async (connection) => {
    const pool = openPool(connection, 2);
    try {
      const overview = await readQueueOverview(pool);
      if (overview === null) throw new StartError('There are no tasks: Kiem was never started on this database.');
      if (id === undefined) return print(overview);
      if (!(await retryTask(pool, id))) throw new StartError(`There is no dead task ${id}.`);
      process.stdout.write(`${id} waits again and is done as soon as Kiem runs.\n`);
    } finally {
      await pool.end();
    }
  });
});

function print({ tasks, dead }: QueueOverview): void {
  const counts = tasks.map(({ name, waiting, running, doneToday, dead, oldestWaiting }) => [
    name,
    String(waiting),
    String(running),
    String(doneToday),
    String(dead),
    oldestWaiting === null ? '-' : age(oldestWaiting),
  ]);
  writeTable(['task', 'waiting', 'running', 'done today', 'dead', 'oldest waiting'], counts);
  if (dead.length === 0) return;
  process.stdout.write('\nDead: tried as often as a task is, and given up. npm run jobs -- retry <id> puts one back.\n');
  writeTable(
    ['id', 'task', 'age', 'tries', 'failure'],
    dead.map(({ id, name, createdAt, tries, failure }) => [id, name, age(createdAt), String(tries), failure]),
  );
}

function writeTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

function age(since: Date): string {
  const minutes = Math.max(0, Math.round((Date.now() - since.getTime()) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}
