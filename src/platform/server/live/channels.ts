import pg from 'pg';
import type { Connection } from '../database.ts';

/** What servers say to one another through PostgreSQL, in no transaction; what is said may be lost. */
export type Channels = {
  /** Says something to every server, this one too; at most 8,000 bytes. */
  say(channel: string, text: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** What is done with what is heard, by the name of the channel. */
  hear: Record<string, (text: string) => void>;
  /** Told when listening begins, and begins again after a break in which things may have been missed. */
  onListening(): void;
};

/** A broken connection is replaced within this time. */
const retryMilliseconds = 1_000;

/** Channels between servers; one connection listens to all of them. */
export function openChannels(pool: pg.Pool, connection: Connection, { hear, onListening }: Options): Channels {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isConnecting = false;

  async function listen(): Promise<void> {
    isConnecting = true;
    const next = new pg.Client(connection);
    next.on('notification', ({ channel, payload }) => hear[channel]?.(payload ?? ''));
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client === next) client = null;
    });
    try {
      await next.connect();
      for (const name of Object.keys(hear)) await next.query(`listen ${name}`);
      client = next;
    } finally {
      isConnecting = false;
    }
    onListening();
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
    },

    async stop() {
      clearInterval(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
