import { fillDemo, listDemoAccounts } from '../src/app/demo/fill-demo.ts';
import { buildWhenNeeded } from './build.ts';
import { runUntilSignal } from './run.ts';

/** `npm run demo`: runs the production build with demo data, on a data directory and embedded database of its own. */
process.env.NODE_ENV = 'production';
process.env.DATA_DIR ??= './data-demo';
// Accounts with a public password must not end up in another database.
delete process.env.DATABASE_URL;
await buildWhenNeeded();

const build = new URL('../dist/server/server-entry.js', import.meta.url).href;

let accounts: string | null = null;
await runUntilSignal(async () => {
  const { startKiem, createApp, releaseDeck }: typeof import('../src/app/server-entry.ts') = await import(build);
  const kiem = await startKiem({ environment: process.env, assets: { folder: 'dist/client' }, loadApp: async () => createApp });
  await fillDemo(kiem.services, new Date(), releaseDeck);
  accounts = await listDemoAccounts(kiem.services.db);
  return kiem;
});
if (accounts !== null) process.stdout.write(accounts);
