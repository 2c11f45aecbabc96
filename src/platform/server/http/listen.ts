import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { describeError, type Log } from '../log.ts';
import { StartError } from '../start-error.ts';

/**
 * Sockets that accept connections for one server. Node takes one connection from each in every turn of its loop: with one socket,
 * callers of a busy server would wait in the system's queue, where no limit sees them and nobody is refused
 * (docs/decisions/118-several-sockets-of-one-port.md).
 */
const sockets = 16;

/**
 * Times in milliseconds. That of a request allows for uploads over slow lines; other bodies have 30 s (listener.ts). A connection without
 * requests stays for longer than clients and proxies keep theirs: a request on one that was just closed would be lost.
 */
export const httpTimeouts = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

type Address = { setting: string; port: number; host: string; log: Log };

/**
 * Binds a server to the port of a setting. Throws a StartError that names the setting when the port is taken. A
 * connection that can't be accepted later, as without free file descriptors, is logged and costs nobody else theirs.
 */
export async function listen(server: NetServer, address: Address, options: { reusePort?: boolean } = {}): Promise<void> {
  const { setting, port, host, log } = address;
  await new Promise<void>((resolve, reject) => {
    function refuse(error: NodeJS.ErrnoException): void {
      const reason = { EADDRINUSE: 'is in use by another program', EACCES: 'is not allowed to this account' }[error.code ?? ''];
      reject(reason === undefined ? error : new StartError(`Port ${port} ${reason}. Set ${setting} to a free one.`));
    }
    server.once('error', refuse);
    server.listen({ port, host, ...options }, () => {
      server.off('error', refuse);
      server.on('error', (error) => log.error({ error: describeError(error) }, 'a connection could not be accepted'));
      resolve();
    });
  });
}

/** The same with several sockets, where the system has them. Returns the way to accept nobody any more, which resolves once the last caller is gone. */
export async function listenWithSeveral(server: Server, address: Address): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') {
    await listen(server, address);
    return () => close(server);
  }
  // A port that may be shared is never said to be taken, so that a second Kiem would get half of the callers.
  await checkFree(address);
  await listen(server, address, { reusePort: true });
  const port = portOf(server);
  const further = Array.from({ length: sockets - 1 }, () => createServer(asOfHttp, (socket) => server.emit('connection', socket)));
  for (const each of further) await listen(each, { ...address, port }, { reusePort: true });
  return async () => {
    await Promise.all([server, ...further].map(close));
  };
}

/** The options that node:http gives its own sockets. */
const asOfHttp = { allowHalfOpen: true, noDelay: true };

async function checkFree(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await close(probe);
}

/** Resolves once nobody is connected any more; at once for a server that never listened. */
function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** The port that a listening server has. */
export function portOf(server: NetServer): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
