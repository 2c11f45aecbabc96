import type { connections } from '../../../features/relations/tables.ts';
import type { DemoRows } from '../compose-demo.ts';
import { pickSome, type Random, seededRandom } from '../random.ts';

export type DemoConnection = typeof connections.$inferInsert;

const day = 86_400_000;
/** People of one trade are neighbours in the list and more likely to be connected. */
const neighbours = 9;
const chanceInTrade = 0.4;
const chanceElsewhere = 0.09;

/** Composes the connections of the demo, and pending requests in both directions for the demo accounts. */
export function composeConnections(people: DemoRows['profiles'], signIns: string[], now: Date, seed = 23): DemoConnection[] {
  const random = seededRandom(seed);
  const rows = new Map<string, DemoConnection>();

  function connect(from: string, to: string, status: 'accepted' | 'pending', daysAgo: number): void {
    const [lowId = from, highId = to] = [from, to].toSorted();
    const createdAt = new Date(now.getTime() - daysAgo * day);
    const decidedAt = status === 'accepted' ? new Date(createdAt.getTime() + random() * day) : null;
    rows.set(`${lowId} ${highId}`, { lowId, highId, requesterId: from, status, createdAt, decidedAt });
  }

  for (const [place, one] of people.entries()) {
    for (const [distance, other] of people.slice(place + 1).entries()) {
      const chance = distance < neighbours ? chanceInTrade : chanceElsewhere;
      if (random() < chance) connect(...inAnyOrder(one.id, other.id, random), 'accepted', 2 + random() * 38);
    }
  }
  for (const id of signIns) {
    const strangers = people.filter((person) => person.id !== id && !rows.has([id, person.id].toSorted().join(' ')));
    for (const [place, { id: other }] of pickSome(strangers, 5, random).entries()) {
      connect(...(place < 3 ? ([other, id] as const) : ([id, other] as const)), 'pending', 0.2 + random() * 6);
    }
  }
  return [...rows.values()];
}

function inAnyOrder(one: string, other: string, random: Random): [string, string] {
  return random() < 0.5 ? [one, other] : [other, one];
}
