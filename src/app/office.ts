import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { deleteAccount } from '../features/accounts/own/commands/delete-account.ts';
import { packData } from '../features/accounts/own/queries/pack-data.ts';
import { findAccountId } from '../features/accounts/queries.ts';
import { createLog } from '../platform/server/log.ts';
import type { Services } from '../platform/server/services.ts';
import { StartError } from '../platform/server/start-error.ts';
import { personalData } from './personal-data.ts';
import { closeServices, createServices, type ServiceOptions } from './services.ts';

/** Somebody who can't use their settings, such as a suspended person, and asks the office instead. */
type Asking = Pick<ServiceOptions, 'settings' | 'connection'> & { email: string };

/** Writes a person's download to a new file that only its owner can read. Throws a StartError without such an account or place. */
export function exportPerson({ file, ...asking }: Asking & { file: string }): Promise<void> {
  return withAccount(asking, async (services, id) => {
    const target = await open(file, 'wx', 0o600).catch((error: Error) => {
      throw new StartError(`The data can't be written: ${error.message}.`, { cause: error });
    });
    try {
      const zip = await packData({ services, requestId: 'office', isVisitorGone: () => false }, id, personalData);
      await pipeline(zip, target.createWriteStream({ flush: true }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  });
}

/** Deletes a person's account, as they would in their settings. Throws a StartError without such an account. */
export function erasePerson(asking: Asking): Promise<void> {
  return withAccount(asking, (services, id) => deleteAccount(services, id, personalData));
}

async function withAccount({ email, ...options }: Asking, work: (services: Services, id: string) => Promise<void>): Promise<void> {
  const services = await createServices({ ...options, log: createLog({ logLevel: 'warn' }) });
  try {
    const id = await findAccountId(services.db, email);
    if (id === null) throw new StartError(`There is no account of ${email}.`);
    await work(services, id);
  } finally {
    await closeServices(services);
  }
}
