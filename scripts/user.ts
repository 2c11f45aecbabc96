import { liftSuspension, suspendAccount } from '../src/features/accounts/commands/suspend.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { onDatabase, runTool } from './tool.ts';

/** `npm run user -- suspend <mail>` and `lift <mail>`: suspends a person, or lifts the suspension. */
await runTool(async () => {
  const [command, email, ...others] = process.argv.slice(2);
  const isKnown = command === 'suspend' || command === 'lift';
  if (!isKnown || email === undefined || others.length > 0) {
    throw new StartError('Say npm run user -- suspend <mail>, or npm run user -- lift <mail>');
  }
  const work = command === 'suspend' ? suspend : lift;
  await withDatabase(readSettings(process.env), 'beside', async (connection) => {
    process.stdout.write(`${await work(connection, email)}\n`);
  });
});

async function suspend(connection: Connection, email: string): Promise<string> {
  switch (await onDatabase(connection, (db) => suspendAccount(db, email, new Date()))) {
    case 'suspended':
      return `${email} is suspended: signed out everywhere, can't sign in, and others see nothing of this person.`;
    case 'unchanged':
      return `${email} was suspended already.`;
    case null:
      throw new StartError(`There is no account of ${email}.`);
  }
}

async function lift(connection: Connection, email: string): Promise<string> {
  switch (await onDatabase(connection, (db) => liftSuspension(db, email))) {
    case 'lifted':
      return `${email} is no longer suspended: can sign in, and all is shown again.`;
    case 'unchanged':
      return `${email} was not suspended.`;
    case null:
      throw new StartError(`There is no account of ${email}.`);
  }
}
