import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** The live topics of a conversation; their id is the other person's. */
export const topic = 'messages';
const typingTopic = 'typing';

/** Tells a person's browsers that their conversation with another has changed. */
export async function tellOne({ live }: Pick<Services, 'live'>, tx: Transaction, personId: string, otherId: string): Promise<void> {
  await live.tell(tx, [personId], { topic, id: otherId });
}

export async function tellBoth(services: Pick<Services, 'live'>, tx: Transaction, one: string, other: string): Promise<void> {
  await tellOne(services, tx, one, other);
  await tellOne(services, tx, other, one);
}

/** Browsers announce typing every 3 s. Each server drops announcements that come sooner. */
const typing = new RateLimiterMemory({ points: 1, duration: 2 });

/** Tells the other person's browsers that the viewer is typing; stores nothing. */
export async function tellTypingNow({ live }: Services, viewerId: string, personId: string): Promise<void> {
  const isSoon = await typing.consume(`${viewerId} ${personId}`).then(
    () => false,
    () => true,
  );
  if (isSoon) return;
  await live.tellNow([personId], { topic: typingTopic, id: viewerId });
}
