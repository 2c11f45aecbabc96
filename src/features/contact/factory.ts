import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { contactMessages } from './tables.ts';
import { makeTicket } from './tokens/form-ticket.ts';

type Details = Partial<typeof contactMessages.$inferInsert>;

const anna = { firstName: 'Anna', lastName: 'Peeters', subject: 'Een vraag', message: 'Wanneer zijn jullie open?' };

/** The input of a visitor who spent a minute on the form, with a unique address each time. */
export function contactInput({ secret, clock }: Pick<Services, 'secret' | 'clock'>) {
  const id = newId();
  return { ...anna, id, email: `anna-${id}@voorbeeld.test`, ticket: makeTicket(secret, new Date(clock.now().getTime() - 60_000)) };
}

/** Makes a stored message. */
export async function makeContactMessage(db: Executor, details: Details = {}): Promise<{ id: string }> {
  const id = newId();
  const row = { ...anna, id, email: `anna-${id}@voorbeeld.test`, createdAt: new Date(), ...details };
  await db.insert(contactMessages).values(row);
  return { id: row.id };
}
