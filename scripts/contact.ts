import { markHandled } from '../src/features/contact/commands/handle-messages.ts';
import { listOpenMessages, type StoredMessage } from '../src/features/contact/queries.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { onDatabase, runTool } from './tool.ts';

/** `npm run contact -- list` and `done <id>`: lists open messages to the office, and marks one as handled. */
await runTool(async () => {
  const [command, id, ...others] = process.argv.slice(2);
  const isList = command === 'list' && id === undefined;
  const isDone = command === 'done' && id !== undefined && others.length === 0;
  if (!isList && !isDone) throw new StartError('Say npm run contact -- list, or npm run contact -- done <id>');
  await withDatabase(readSettings(process.env), 'beside', (connection) => (id === undefined ? list(connection) : finish(connection, id)));
});

async function list(connection: Connection): Promise<void> {
  await onDatabase(connection, async (db) => {
    let last: StoredMessage | undefined;
    do {
      const messages = await listOpenMessages(db, last);
      if (last === undefined && messages.length === 0) process.stdout.write('Nothing waits for the office.\n');
      for (const message of messages) process.stdout.write(`${written(message)}\n\n`);
      last = messages.at(-1);
    } while (last !== undefined);
  });
}

/** Indents the text, so that no message can imitate the heading of another. */
function written({ id, createdAt, firstName, lastName, email, subject, message }: StoredMessage): string {
  const text = message.split('\n').map((line) => `    ${line}`);
  return [id, `${createdAt.toISOString()}  ${firstName} ${lastName} <${email}>`, subject, ...text].join('\n');
}

async function finish(connection: Connection, id: string): Promise<void> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  const outcome = isId ? await onDatabase(connection, (db) => markHandled(db, id, new Date())) : null;
  if (outcome === null) throw new StartError(`There is no message ${id}.`);
  process.stdout.write(outcome === 'handled' ? `${id} is done.\n` : `${id} was done already.\n`);
}
