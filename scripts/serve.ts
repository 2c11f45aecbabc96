import { runUntilSignal } from './run.ts';

/** Runs the production server without the parent that restarts it. `npm start` runs it through start.ts, which builds first. */
process.env.NODE_ENV ??= 'production';

const build = new URL('../dist/server/server-entry.js', import.meta.url).href;

await runUntilSignal(async () => {
  const { startKiem, createApp }: typeof import('../src/app/server-entry.ts') = await import(build);
  return startKiem({ environment: process.env, assets: { folder: 'dist/client' }, loadApp: async () => createApp });
});
