import { mostAtOnce } from './message.ts';
import { isAfter, type Position, writePosition } from './position.ts';

/** Announces to a browser that something of this topic changed; the browser then asks for the data that it shows of it. */
export type LiveEvent = { topic: string; id: string | null };

/** One browser that listens. */
export type Listener = {
  personId: string;
  /** Takes one event; `position` is where to resume after it. */
  take(event: LiveEvent, position: string): void;
  /** Missed events are no longer available, or too many: everything on the screen has to be fetched again. */
  reset(position: string): void;
};

/** A stored event. */
export type Row = { id: string; xid_text: string; person_id: string; topic: string; entity_id: string | null };

/** A browser with the position that it has reached. It queues new events while it still reads the missed ones. */
export type Subscription = { listener: Listener; after: Position; held: Row[] | null };

export function positionOf({ xid_text, id }: Row): Position {
  return { xid: BigInt(xid_text), id: BigInt(id) };
}

/** Delivers events in their order, but for those that the browser has. It is reset instead if there are more than it can take at once. */
export function deliver(subscription: Subscription, rows: Row[], moment: number): void {
  const { listener, after } = subscription;
  const fresh = rows.map((row) => ({ row, position: positionOf(row) })).filter(({ position }) => isAfter(position, after));
  const last = fresh.at(-1);
  if (last === undefined) return;
  subscription.after = last.position;
  if (fresh.length > mostAtOnce) {
    listener.reset(writePosition(last.position, moment));
    return;
  }
  for (const { row, position } of fresh) listener.take({ topic: row.topic, id: row.entity_id }, writePosition(position, moment));
}
