import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';

type Sides = { applicantId: string | null; posterId: string | null };

/** Tells the browsers of both sides that an application has changed. */
export async function tellBoth(tx: Transaction, { live }: Pick<Services, 'live'>, { applicantId, posterId }: Sides): Promise<void> {
  const people = [applicantId, posterId].filter((each) => each !== null);
  await live.tell(tx, people, { topic: 'applications', id: null });
}
