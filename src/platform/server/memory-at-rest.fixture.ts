import { createServer } from 'node:http';
import { listen, portOf } from './http/listen.ts';
import { createLog } from './log.ts';
import { giveMemoryBackAtRest } from './memory-at-rest.ts';

/** A server that has just made much garbage, and answers with the megabytes that it takes. Its log says when it is at rest. */
const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;
const log = createLog({ logLevel: 'debug' });
const server = createServer((_request, response) => response.end(String(megabytes())));
let kept: { number: number; text: string }[] = [];
for (let number = 0; number < 2_000_000; number += 1) {
  kept.push({ number, text: String(number) });
  if (kept.length === 500_000) kept = [];
}
await listen(server, { setting: 'PORT', port: 0, host: '127.0.0.1', log });
// V8 looks every eight seconds whether it may collect: the time of rest has to include one of them.
giveMemoryBackAtRest(server, log, 400);
log.info({ port: portOf(server), megabytes: megabytes() }, 'ready');
