import type pg from 'pg';
import { copy } from './load-world.ts';
import { type Dice, diceOf } from './random.ts';
import type { World } from './world.ts';

const day = 86_400_000;
const from = Date.UTC(2025, 0, 1);

/** The connections that each person starts, nearby and far away, and pending requests. Those of others double the numbers. */
const nearby = 20;
const far = 5;
const waiting = 2;
/** Nearby people, who are likely to share connections, are at most this far apart in the order of the world. */
const neighbourhood = 199;

/** Two people with very many connections, thousands of them shared; fewer in a small world. */
export const hubs = [0, 1] as const;
const hubSizes = [20_000, 10_000] as const;

type Pair = { one: number; other: number; isAccepted: boolean; roll: number };

/** Yields about 50 connections for each person and those of the two hubs, each pair once. */
function* pairsOf(dice: Dice, people: number, person: number): Generator<Pair> {
  const ordinary = people - hubs.length;
  const [hub] = hubs.filter((each) => each === person);
  if (hub !== undefined) {
    const size = Math.min(hubSizes[hub], Math.floor(ordinary / (hub + 2)));
    // Each hub knows every n-th person. They share the people whom both hit.
    const stride = Math.max(1, Math.floor(ordinary / size) - 3 * hub);
    for (let turn = 0; turn < size; turn += 1)
      yield { one: hub, other: hubs.length + ((turn * stride) % ordinary), isAccepted: true, roll: turn };
    return;
  }
  const place = person - hubs.length;
  const other = (distance: number) => hubs.length + ((place + distance) % ordinary);
  const start = dice('connection', person);
  for (let turn = 0; turn < nearby; turn += 1) {
    yield { one: person, other: other(1 + ((start + turn * 7) % neighbourhood)), isAccepted: true, roll: turn };
  }
  // Each far connection is drawn from its own stretch, short of half way round, so that no pair occurs twice.
  const stretch = Math.floor((ordinary / 2 - neighbourhood - 1) / (far + waiting));
  for (let turn = 0; turn < far + waiting; turn += 1) {
    const distance = neighbourhood + 1 + turn * stretch + (dice('connection', person, 1 + turn) % stretch);
    yield { one: person, other: other(distance), isAccepted: turn < far, roll: nearby + turn };
  }
}

/** Connects the people of a world unless a former run did. */
export async function loadConnections(client: pg.Client, world: World, seed: number): Promise<void> {
  const { rows } = await client.query('select 1 from connections limit 1');
  if (rows.length > 0) return;
  const dice = diceOf(seed);
  await copy(client, 'connections (low_id, high_id, requester_id, status, created_at, decided_at)', world.people, function* (person) {
    for (const { one, other, isAccepted, roll } of pairsOf(dice, world.people, person)) {
      const [low = '', high = ''] = [world.personId(one), world.personId(other)].toSorted();
      const moment = new Date(from + (dice('connection', person, 100 + roll) % (360 * day))).toISOString();
      yield [low, high, world.personId(one), isAccepted ? 'accepted' : 'pending', moment, isAccepted ? moment : null];
    }
  });
  await client.query('vacuum (analyze) connections');
}
