import type { connections } from '../../../features/relations/tables.ts';
import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import { demoMembers } from '../projects/people.ts';
import { type Random, seededRandom } from '../random.ts';
import { acquaintances, demoRequests, strangers } from './acquaintances.ts';

type DemoConnection = typeof connections.$inferInsert;

const day = 86_400_000;
/** People of one trade are neighbours in the list and more likely to be connected. */
const neighbours = 9;
const chanceInTrade = 0.4;
const chanceElsewhere = 0.09;
/** Whoever talks or works together has been connected for longer than their talks go back. */
const knownForDays = 25;

/** Composes the connections of the demo, and the requests that wait. */
export function composeConnections(
  people: DemoRows['profiles'],
  projectOf: (beginning: string) => { ownerId: string },
  now: Date,
  seed = 23,
): DemoConnection[] {
  const random = seededRandom(seed);
  const find = findPeople(people);
  const idOf = (name: string) => find(name).id;
  const rows = new Map<string, DemoConnection>();
  const keyOf = (pair: string[]) => pair.toSorted().join(' ');

  function connect(from: string, to: string, status: 'accepted' | 'pending', daysAgo: number): void {
    const [lowId = from, highId = to] = [from, to].toSorted();
    const createdAt = new Date(now.getTime() - daysAgo * day);
    const decidedAt = status === 'accepted' ? new Date(createdAt.getTime() + random() * day) : null;
    rows.set(keyOf([from, to]), { lowId, highId, requesterId: from, status, createdAt, decidedAt });
  }

  const decided = new Set([...strangers, ...demoRequests].map((pair) => keyOf(pair.map(idOf))));
  for (const [place, one] of people.entries()) {
    for (const [distance, other] of people.slice(place + 1).entries()) {
      const chance = distance < neighbours ? chanceInTrade : chanceElsewhere;
      const meets = random() < chance;
      if (meets && !decided.has(keyOf([one.id, other.id]))) connect(...inAnyOrder(one.id, other.id, random), 'accepted', 2 + random() * 38);
    }
  }
  const teams = demoMembers.map(({ project, person }): [string, string] => [projectOf(project).ownerId, idOf(person)]);
  const talking = acquaintances.map(([one, other]): [string, string] => [idOf(one), idOf(other)]);
  for (const [one, other] of [...teams, ...talking]) {
    connect(...inAnyOrder(one, other, random), 'accepted', knownForDays + random() * 15);
  }
  for (const [from, to] of demoRequests) connect(idOf(from), idOf(to), 'pending', 0.2 + random() * 6);
  return [...rows.values()];
}

function inAnyOrder(one: string, other: string, random: Random): [string, string] {
  return random() < 0.5 ? [one, other] : [other, one];
}
