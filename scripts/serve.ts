import { runUntilSignal } from './run.ts';

/** The production server without the parent that starts it again; `npm start` starts it through start.ts, which builds it first. */
process.env.NODE_ENV ??= 'production';

const build = new URL('../dist/server/server-entry.js', import.meta.url).href;

await runUntilSignal(async () => {
  const { startKiem, createApp }: typeof import('../src/app/server-entry.ts') = await import(build);
  return startKiem({ environment: process.env, assets: { folder: 'dist/client' }, loadApp: async () => createApp });
});
