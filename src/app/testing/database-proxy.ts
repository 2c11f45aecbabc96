import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

export type DatabaseProxy = {
  connectionString: string;
  /** Closes every connection and refuses new ones, as if the database or the network were gone. */
  cut(): void;
  /**
   * Drops all traffic, or only the database's answers, while connections stay open, as if a machine in between had
   * vanished. These connections never recover; those made after `restore` work.
   */
  swallow(what: 'everything' | 'answers'): void;
  restore(): void;
  close(): void;
};

/** Opens a proxy to a database that a test can break and restore. */
export async function openDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const { host, port, database, user, password } = new pg.Client({ connectionString });
  const sockets = new Set<Socket>();
  let isCut = false;
  let swallows: 'nothing' | 'everything' | 'answers' = 'nothing';
  const lines = new Set<() => void>();

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const there = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [socket, other] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      const isLost = () => swallows === 'everything' || (swallows === 'answers' && socket === there);
      const lose = () => socket.unpipe(other).resume();
      if (isLost()) lose();
      else socket.pipe(other);
      lines.add(() => {
        if (isLost()) lose();
      });
    }
  });
  const ownPort = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const credentials = [user, password].filter((part) => typeof part === 'string').map(encodeURIComponent);

  return {
    connectionString: `postgresql://${credentials.join(':')}@127.0.0.1:${ownPort}/${database}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    swallow(what) {
      swallows = what;
      for (const loseIfLost of lines) loseIfLost();
    },
    restore() {
      isCut = false;
      swallows = 'nothing';
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
