import type { Server } from 'node:http';
import v8 from 'node:v8';
import type { Log } from './log.ts';

/** Health checks and polls go on while nobody is there; a page that somebody opens asks for more within its second. */
const mostRequests = 2;

/** Turns with hardly a request after which the server is at rest, and those after which V8 has given back all that it will. */
const quietTurns = { beforeRest: 10, collected: 30 };

/**
 * Lets V8 give memory back while hardly a request comes. It would by itself where little is allocated, but takes the nothing of an
 * idle Node process for much (docs/decisions/119-memory-at-rest.md). Asked to favor size, it collects garbage in steps, in the main
 * thread and in those that scored or drew before, and only where there is some.
 * @returns a function that ends it
 */
export function giveMemoryBackAtRest(server: Server, log: Log, turnMilliseconds = 1_000): () => void {
  let requests = 0;
  let quiet = 0;
  let favorsSize = false;

  function favorSize(favors: boolean): void {
    if (favors === favorsSize) return;
    favorsSize = favors;
    v8.setFlagsFromString(favors ? '--optimize-for-size' : '--no-optimize-for-size');
    const megabytes = Math.round(process.memoryUsage.rss() / 1024 ** 2);
    log.debug({ megabytes }, favors ? 'at rest, giving memory back' : 'done giving memory back');
  }

  const onRequest = () => {
    requests += 1;
    if (requests <= mostRequests) return;
    quiet = 0;
    favorSize(false);
  };
  server.on('request', onRequest);
  const turns = setInterval(() => {
    if (requests <= mostRequests) quiet += 1;
    requests = 0;
    favorSize(quiet >= quietTurns.beforeRest && quiet < quietTurns.collected);
  }, turnMilliseconds).unref();

  return () => {
    clearInterval(turns);
    server.off('request', onRequest);
    favorSize(false);
  };
}
