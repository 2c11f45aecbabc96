import { createApp, startKiem } from '../src/app/server-entry.ts';
import { runUntilSignal } from './run.ts';

/**
 * Runs the production server without the parent that restarts it. It is a part of the build (dist/server/serve.js): Node takes 18 MB more to
 * read TypeScript. `npm start` runs it through start.ts, which builds first and sets NODE_ENV.
 */
await runUntilSignal(() => startKiem({ environment: process.env, assets: { folder: 'dist/client' }, loadApp: async () => createApp }));
