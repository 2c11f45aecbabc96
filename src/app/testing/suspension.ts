import { liftSuspension, suspendAccount } from '../../features/accounts/commands/suspend.ts';
import type { Person, TestServer } from './test-server.ts';

/** Returns the results of `read` before, during and after a person's suspension (docs/decisions/015-suspension.md). */
export async function aroundSuspension<Seen>(
  { services: { db }, clock }: TestServer,
  { email }: Person,
  read: () => Promise<Seen>,
): Promise<{ before: Seen; suspended: Seen; lifted: Seen }> {
  const before = await read();
  await suspendAccount(db, email, clock.now());
  const suspended = await read();
  await liftSuspension(db, email);
  return { before, suspended, lifted: await read() };
}
