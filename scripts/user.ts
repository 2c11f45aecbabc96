import path from 'node:path';
import { liftSuspension, suspendAccount } from '../src/features/accounts/commands/suspend.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { readSettings, type Settings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { buildWhenNeeded } from './build.ts';
import { onDatabase, runTool } from './tool.ts';

type Kiem = { settings: Settings; connection: Connection };

const flag = '--for-good';

/**
 * `npm run user -- suspend <mail>` and `lift <mail>`: suspends a person, or lifts the suspension. `export <mail> <file.zip>` and
 * `erase <mail> --for-good`: what a person does in their settings, for one who can't sign in.
 */
await runTool(async () => {
  const work = workOf(process.argv.slice(2));
  const settings = readSettings(process.env);
  await withDatabase(settings, 'beside', async (connection) => {
    process.stdout.write(`${await work({ settings, connection })}\n`);
  });
});

function workOf([command, email, more, ...others]: string[]): (kiem: Kiem) => Promise<string> {
  if (email !== undefined && others.length === 0) {
    if (command === 'suspend' && more === undefined) return ({ connection }) => suspend(connection, email);
    if (command === 'lift' && more === undefined) return ({ connection }) => lift(connection, email);
    if (command === 'export' && more !== undefined) return (kiem) => exportData(kiem, email, path.resolve(more));
    if (command === 'erase' && more === flag) return (kiem) => erase(kiem, email);
    if (command === 'erase' && more === undefined) {
      throw new StartError(`This removes the account of ${email} with all that is theirs: say npm run user -- erase ${email} ${flag}`);
    }
  }
  throw new StartError(`Say npm run user -- suspend <mail>, lift <mail>, export <mail> <file.zip>, or erase <mail> ${flag}`);
}

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

async function exportData(kiem: Kiem, email: string, file: string): Promise<string> {
  const { exportPerson } = await loadBuild(kiem);
  await exportPerson({ ...kiem, email, file });
  return `${file} holds everything about ${email}, some of it private: send it to nobody else, and remove it then.`;
}

async function erase(kiem: Kiem, email: string): Promise<string> {
  const { erasePerson } = await loadBuild(kiem);
  await erasePerson({ ...kiem, email });
  return `${email} is erased. A running Kiem removes the files and sends a last mail within minutes; without one, the next start does.`;
}

/** The app's own code, on a database of its version: it would migrate another, perhaps under a Kiem that runs. */
async function loadBuild({ connection }: Kiem): Promise<typeof import('../src/app/server-entry.ts')> {
  await onDatabase(connection, async () => {});
  await buildWhenNeeded();
  return import(new URL('../dist/server/server-entry.js', import.meta.url).href);
}
