import { buildWhenNeeded } from './build.ts';
import { runUntilSignal } from './run.ts';

process.env.NODE_ENV ??= 'production';
await buildWhenNeeded();

const build = new URL('../dist/server/server-entry.js', import.meta.url).href;

await runUntilSignal(async () => {
  const { startKiem, createApp }: typeof import('../src/app/server-entry.ts') = await import(build);
  return startKiem({ environment: process.env, assets: { folder: 'dist/client' }, loadApp: async () => createApp });
});
