import { StartError } from '../start-error.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

// A Kiem of its own for tests that need another process, to kill it or to race it: starts on the data
// directory of its first argument, prints where PostgreSQL answers, and stays; or prints why not.
const [dataDir = ''] = process.argv.slice(2);
const silent = () => undefined;
try {
  const { connection } = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: { info: silent, warn: silent, error: silent },
  });
  console.log(JSON.stringify({ connection }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.log(JSON.stringify({ refusal: error.message }));
}
