import { chmod, mkdir } from 'node:fs/promises';

/** Where root puts what PostgreSQL's account can't reach elsewhere. */
export const sharedHome = '/var/lib/kiem';

export async function openSharedHome(): Promise<void> {
  await mkdir(sharedHome, { recursive: true });
  // Whatever umask made it with, other accounts have to pass through.
  await chmod(sharedHome, 0o755);
}
