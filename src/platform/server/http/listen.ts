import type { Server } from 'node:http';
import { describeError, type Log } from '../log.ts';
import { StartError } from '../start-error.ts';

/**
 * Binds a server to the port of a setting. Throws a StartError that names the setting when the port is taken. A
 * connection that can't be accepted later, as without free file descriptors, is logged and costs nobody else theirs.
 */
export function listen(server: Server, address: { setting: string; port: number; host: string; log: Log }): Promise<void> {
  const { setting, port, host, log } = address;
  return new Promise((resolve, reject) => {
    function refuse(error: NodeJS.ErrnoException): void {
      const reason = { EADDRINUSE: 'is in use by another program', EACCES: 'is not allowed to this account' }[error.code ?? ''];
      reject(reason === undefined ? error : new StartError(`Port ${port} ${reason}. Set ${setting} to a free one.`));
    }
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      server.on('error', (error) => log.error({ error: describeError(error) }, 'a connection could not be accepted'));
      resolve();
    });
  });
}
