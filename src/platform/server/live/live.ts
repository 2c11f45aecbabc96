import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { type Connection, type Database, onCommit, type Transaction } from '../database.ts';
import { describeError, type Log } from '../log.ts';
import { withPatience } from '../patience.ts';
import { openChannels } from './channels.ts';
import { mostAtOnce } from './message.ts';
import { keptMilliseconds } from './old-events.ts';
import { type Position, readPosition, writePosition } from './position.ts';
import { createPresence, type Presence } from './presence.ts';
import { deliver, type Listener, type LiveEvent, positionOf, type Row, type Subscription } from './subscription.ts';
import { writeEvents } from './write-events.ts';

export type Live = {
  /** Sends an event to people's browsers, on every server, once this transaction has committed. */
  tell(tx: Transaction, people: readonly string[], event: LiveEvent): Promise<void>;
  /** Sends what a committed statement of one's own wrote (`writeEventsSql`) at once. Without it, they come within a second. */
  wake(): void;
  /** Sends an event to connected browsers at once; nothing is stored, and it may be lost. */
  tellNow(people: readonly string[], event: LiveEvent): Promise<void>;
  /** The same for browsers at this server alone. */
  tellHere(people: readonly string[], event: LiveEvent): void;
  /** The people with a listening browser. */
  presence: Presence;
  /** Subscribes, resuming after the browser's last position if it sends one; returns the function that unsubscribes. */
  listen(listener: Listener, resumeAfter: string | undefined): Promise<() => void>;
  /** The current position of the events, for a listener that starts now. */
  position(): string;
  start(): Promise<void>;
  /** Aborts when this server is about to stop: streams end, and browsers reconnect to another one. */
  ending: AbortSignal;
  /** Ends the streams, so that the server can close. */
  end(): void;
  stop(): Promise<void>;
};

const channel = 'kiem_live';
const presenceChannel = 'kiem_presence';
/** A wake-up that got lost is made up for within this time. */
const pollMilliseconds = 1_000;
/** How soon events are looked for again while an older transaction runs. */
const retryMilliseconds = 15;
/** A reader that waits longer starts over on another connection. */
const readPatience = 5_000;
const batch = 1_000;

/** A passing event travels in the notification itself. */
const passing = z.object({ people: z.array(z.string()), event: z.object({ topic: z.string(), id: z.string().nullable() }) });

type Step = { rows: Row[]; waits: boolean };

/** Live events through PostgreSQL: rows in the transaction of their cause, a wake-up after it, one reader per server. */
export function createLive(db: Database, connection: Connection, { log, clock }: { log: Log; clock: Clock }): Live {
  const pool = db.$client;
  const listeners = new Map<string, Set<Subscription>>();
  let reached: Position = { xid: 0n, id: 0n };
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  let isWaking = false;
  let isStopped = false;
  const ending = new AbortController();
  let poll: NodeJS.Timeout | undefined;

  async function readStep(): Promise<Step> {
    // Rows of transactions that began before the oldest one running: no row can come before them any more.
    const { rows } = await pool.query<Row & { is_settled: boolean }>({
      name: 'live-step',
      text: `select id, xid::text as xid_text, person_id, topic, entity_id, xid < pg_snapshot_xmin(pg_current_snapshot()) as is_settled
             from live_events where (xid, id) > ($1::xid8, $2::bigint) order by xid, id limit ${batch}`,
      values: [reached.xid.toString(), reached.id.toString()],
    });
    const unsettled = rows.findIndex(({ is_settled }) => !is_settled);
    return { rows: unsettled < 0 ? rows : rows.slice(0, unsettled), waits: unsettled >= 0 };
  }

  async function readAll(): Promise<void> {
    do {
      isAskedAgain = false;
      const { rows, waits } = await readStep();
      const told = new Map<Subscription, Row[]>();
      for (const row of rows) {
        reached = positionOf(row);
        for (const subscription of listeners.get(row.person_id) ?? []) {
          const own = subscription.held ?? told.get(subscription) ?? [];
          own.push(row);
          if (subscription.held === null) told.set(subscription, own);
        }
      }
      for (const [subscription, own] of told) deliver(subscription, own, clock.now().getTime());
      if (rows.length === batch) isAskedAgain = true;
      else if (waits) setTimeout(read, retryMilliseconds).unref();
    } while (isAskedAgain && !isStopped);
  }

  function read(): void {
    if (isStopped) return;
    if (reading !== null) {
      isAskedAgain = true;
      return;
    }
    reading = withPatience(readPatience, readAll)
      .catch((error: unknown) => log.warn({ error: describeError(error) }, 'live events could not be read and will be tried again'))
      .finally(() => {
        reading = null;
        // Asked between the last look and now.
        if (isAskedAgain) read();
      });
  }

  /** Wakes every server's reader; many commits at the same time are one wake-up. */
  function wake(): void {
    read();
    if (isWaking) return;
    isWaking = true;
    setImmediate(() => {
      isWaking = false;
      channels.say(channel, '').catch(() => undefined);
    });
  }

  function heard(payload: string): void {
    if (payload === '') {
      read();
      return;
    }
    const told = passing.safeParse(JSON.parse(payload));
    if (!told.success) return;
    tellHere(told.data.people, told.data.event);
  }

  function tellHere(people: readonly string[], event: LiveEvent): void {
    const moment = clock.now().getTime();
    for (const person of people) {
      for (const { listener, held, after } of listeners.get(person) ?? []) {
        // One that still reads the missed events hasn't got as far as the reader.
        listener.take(event, writePosition(held === null ? reached : after, moment));
      }
    }
  }

  const presence = createPresence({ say: (text) => channels.say(presenceChannel, text), clock, log });
  const channels = openChannels(pool, connection, {
    hear: { [channel]: heard, [presenceChannel]: presence.hear },
    onListening: presence.ask,
    log,
  });

  /** The events that a settled person missed, up to the position of this server's reader. */
  async function readMissed(personId: string, after: Position, until: Position): Promise<Row[]> {
    const { rows } = await pool.query<Row>({
      name: 'live-missed',
      text: `select id, xid::text as xid_text, person_id, topic, entity_id from live_events
             where person_id = $1 and (xid, id) > ($2::xid8, $3::bigint) and (xid, id) <= ($4::xid8, $5::bigint)
             order by xid, id limit ${mostAtOnce + 1}`,
      values: [personId, after.xid.toString(), after.id.toString(), until.xid.toString(), until.id.toString()],
    });
    return rows;
  }

  /** Returns the missed events to deliver; resets the browser if they are gone or too many. */
  async function resume(subscription: Subscription, resumeAfter: string): Promise<Row[]> {
    const { listener } = subscription;
    const known = readPosition(resumeAfter);
    const now = clock.now().getTime();
    const until = reached;
    const isTooOld = known === null || now - known.moment > keptMilliseconds - 60_000;
    if (!isTooOld) {
      subscription.after = known.position;
      const missed = await readMissed(listener.personId, known.position, until);
      if (missed.length <= mostAtOnce) return missed;
    }
    subscription.after = until;
    listener.reset(writePosition(until, now));
    return [];
  }

  return {
    async tell(tx, people, { topic, id }) {
      if (people.length === 0) return;
      await writeEvents(tx, people, { topic, id, createdAt: clock.now() });
      onCommit(tx, wake);
    },
    wake,

    async tellNow(people, event) {
      // A payload has at most 8,000 bytes.
      for (let start = 0; start < people.length; start += 150) {
        await channels.say(channel, JSON.stringify({ people: people.slice(start, start + 150), event }));
      }
    },

    tellHere,
    presence,
    async listen(listener, resumeAfter) {
      const subscription: Subscription = { listener, after: reached, held: [] };
      const all = listeners.get(listener.personId) ?? new Set();
      listeners.set(listener.personId, all.add(subscription));
      if (all.size === 1) presence.enter(listener.personId);
      const stop = () => {
        all.delete(subscription);
        if (all.size > 0 || listeners.get(listener.personId) !== all) return;
        listeners.delete(listener.personId);
        presence.leave(listener.personId);
      };
      try {
        const missed = resumeAfter === undefined ? [] : await resume(subscription, resumeAfter);
        const held = subscription.held ?? [];
        subscription.held = null;
        deliver(subscription, [...missed, ...held], clock.now().getTime());
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },

    position: () => writePosition(reached, clock.now().getTime()),
    async start() {
      // Rows that came from another cluster, as with a restored backup, carry numbers that are still to come here.
      await pool.query('delete from live_events where xid >= pg_snapshot_xmax(pg_current_snapshot())');
      const { rows } = await pool.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin');
      reached = { xid: BigInt(rows[0]?.xmin ?? '0'), id: 0n };
      await channels.start();
      presence.start();
      poll = setInterval(read, pollMilliseconds);
    },

    ending: ending.signal,
    end: () => ending.abort(),

    async stop() {
      isStopped = true;
      ending.abort();
      clearInterval(poll);
      presence.stop();
      await reading;
      await channels.stop();
    },
  };
}
