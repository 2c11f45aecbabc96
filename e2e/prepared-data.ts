import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeDataDir, startKiemProcess } from '../scripts/kiem-process.ts';

/** The environment variable by which the global setup tells workers of the folder. */
const variable = 'E2E_PREPARED_DATA';

/** Makes the folder of a Kiem that has started once: its database, tables and queues take longer to make than to copy. */
export async function prepareData(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await makeDataDir();
  const kiem = await startKiemProcess({ dataDir });
  await kiem.stop();
  process.env[variable] = dataDir;
  return remove;
}

/** Makes a data directory for a first start that finds everything made. */
export async function makePreparedDataDir(): ReturnType<typeof makeDataDir> {
  const prepared = process.env[variable];
  if (prepared === undefined) throw new Error('The global setup has prepared no data.');
  const made = await makeDataDir();
  // Keeps the owners: PostgreSQL has an account of its own when Kiem runs as root.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, made.dataDir]);
  return made;
}
