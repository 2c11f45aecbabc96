import { liftSuspension, suspendAccount } from '../../features/accounts/commands/suspend.ts';
import type { Person, TestServer } from './test-server.ts';

/** What `read` gives before a person is suspended, while they are, and after it is lifted (docs/decisions/015-suspension.md). */
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
