import { startFamily } from './family.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';

/** `npm start`: builds if the sources changed, then keeps the production server running (docs/decisions/020). */
process.env.NODE_ENV ??= 'production';

const family = startFamily();
const built = await family.run('scripts/build.ts');
process.exit(
  built === 0 ? await family.keepRunning('dist/server/serve.js', { flags: serverFlags, environment: serverEnvironment }) : built,
);
