import { createServer, isRunnableDevEnvironment } from 'vite';
import { fillDemo, listDemoAccounts } from '../src/app/demo/fill-demo.ts';
import { isOnThisMachine } from '../src/platform/server/tool-database.ts';
import { findFreePort } from './kiem-process.ts';
import { runUntilSignal } from './run.ts';

process.env.NODE_ENV = 'development';
process.env.DATA_DIR ??= './data-dev';

// Vite's own default port for live changes would be taken by a second development server.
const hmr = { port: await findFreePort() };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server.');
const load = (): Promise<typeof import('../src/app/server-entry.ts')> => ssr.runner.import('/src/app/server-entry.ts');

let accounts: string | null = null;
await runUntilSignal(async () => {
  const { startKiem, releaseDeck } = await load();
  const kiem = await startKiem({
    environment: process.env,
    assets: { middleware: vite.middlewares },
    loadApp: async () => (await load()).createApp,
  });
  // Accounts with a public password must not end up on another machine.
  if (isOnThisMachine(kiem.settings.databaseUrl)) await fillDemo(kiem.services, new Date(), releaseDeck);
  accounts = await listDemoAccounts(kiem.services.db);
  return {
    ...kiem,
    async stop() {
      await kiem.stop();
      await vite.close();
    },
  };
});
if (accounts !== null) process.stdout.write(accounts);
