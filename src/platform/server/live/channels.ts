import pg from 'pg';
import type { Connection } from '../database.ts';
import { describeError, type Log } from '../log.ts';

/** Messages between servers through PostgreSQL, outside of any transaction; they may be lost. */
type Channels = {
  /** Says something to every server, this one too; at most 8,000 bytes. */
  say(channel: string, text: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** The handler of each channel's messages, by the channel's name. */
  hear: Record<string, (text: string) => void>;
  /** Told when listening begins, and begins again after a break in which things may have been missed. */
  onListening(): void;
  log: Log;
};

/** A broken connection is replaced within this time. */
const retryMilliseconds = 1_000;

/** Nothing may come for hours on a connection that only listens: one that died silently is found by asking. */
const checkMilliseconds = 5_000;
const answerMilliseconds = 5_000;

/** Channels between servers; one connection listens to all of them. */
export function openChannels(pool: pg.Pool, connection: Connection, { hear, onListening, log }: Options): Channels {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;
  let isConnecting = false;

  async function listen(): Promise<void> {
    isConnecting = true;
    const next = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000, query_timeout: answerMilliseconds });
    next.on('notification', ({ channel, payload }) => {
      try {
        hear[channel]?.(payload ?? '');
      } catch (error) {
        // Anybody who reaches the database can say something; thrown in an event, it would end the process.
        log.warn({ channel, error: describeError(error) }, 'a notification could not be understood');
      }
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client === next) client = null;
    });
    try {
      await next.connect();
      for (const name of Object.keys(hear)) await next.query(`listen ${name}`);
      client = next;
    } catch (error) {
      // One that connected and then broke would stay open beside its replacement.
      next.end().catch(() => undefined);
      throw error;
    } finally {
      isConnecting = false;
    }
    onListening();
  }

  async function check(): Promise<void> {
    const checked = client;
    try {
      await checked?.query('select 1');
    } catch {
      if (client === checked) client = null;
      // The connection is lost already: how its end fails says nothing new.
      checked?.end().catch(() => undefined);
    }
  }

  return {
    async say(channel, text) {
      await pool.query('select pg_notify($1, $2)', [channel, text]);
    },

    async start() {
      await listen();
      retry = setInterval(() => {
        if (client === null && !isConnecting) listen().catch(() => undefined);
      }, retryMilliseconds);
      checking = setInterval(check, checkMilliseconds);
    },

    async stop() {
      clearInterval(retry);
      clearInterval(checking);
      await client?.end().catch(() => undefined);
    },
  };
}
