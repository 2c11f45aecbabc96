import type { Services } from '../../platform/server/services.ts';
import { openLiveStream } from './live-stream.ts';
import type { Person } from './test-server.ts';

/** Returns the live events that a person's browser receives of what happens meanwhile, in order; passing ones may be missing. */
export async function heardDuring({ db, live }: Pick<Services, 'db' | 'live'>, person: Person, happens: () => Promise<unknown>) {
  const stream = await openLiveStream(person);
  // Events come in the order of their transactions: what was told before a mark is there once the mark is.
  async function mark(topic: string): Promise<number> {
    await db.transaction((tx) => live.tell(tx, [person.id], { topic, id: null }));
    const found = () => stream.changes().findIndex((change) => change.topic === topic);
    await stream.until(() => found() >= 0);
    return found();
  }
  const before = await mark('before');
  await happens();
  const after = await mark('after');
  stream.close();
  return stream.changes().slice(before + 1, after);
}
