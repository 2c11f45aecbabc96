import { createServer } from 'node:http';
import { createLog } from '../log.ts';
import { takeStrayError } from '../stray-errors.ts';
import { answer } from './answer.ts';
import { ownRequest } from './owned-request.ts';
import { requestIdOf } from './request.ts';

/** A server whose requests fail where nobody handles it; prints its port, and then its log. */
const log = createLog({ logLevel: 'error' }, process.stdout);
const fail = (): never => {
  throw new Error('stray');
};

const failures: Record<string, () => void> = {
  '/thrown': fail,
  '/timer': () => void setTimeout(fail, 1),
  '/tick': () => process.nextTick(fail),
  '/microtask': () => queueMicrotask(fail),
  '/promise': () => void Promise.reject(new Error('stray')),
  '/async': () =>
    void (async () => {
      await Promise.resolve();
      fail();
    })(),
};

const server = createServer((request, response) => {
  const failure = failures[request.url ?? ''];
  ownRequest({ request, response, requestId: requestIdOf(request), log }, () => {
    if (failure === undefined) answer(response, 200, {}, 'ok');
    else failure();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.on('uncaughtException', (error) => {
  if (!takeStrayError(error, 'uncaughtException', log)) process.exit(70);
});
process.on('unhandledRejection', (error) => takeStrayError(error, 'unhandledRejection', log));
// An error that belongs to no request.
process.on('SIGUSR2', fail);
