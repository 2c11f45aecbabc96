import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

/** Binds a server to the port of a setting. Throws a StartError that names the setting when the port is taken. */
export function listen(server: Server, address: { setting: string; port: number; host: string }): Promise<void> {
  const { setting, port, host } = address;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = { EADDRINUSE: 'is in use by another program', EACCES: 'is not allowed to this account' }[error.code ?? ''];
      reject(reason === undefined ? error : new StartError(`Port ${port} ${reason}. Set ${setting} to a free one.`));
    });
    server.listen(port, host, resolve);
  });
}
