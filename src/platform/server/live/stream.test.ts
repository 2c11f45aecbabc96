import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../app/testing/eventually.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { createListener } from '../http/listener.ts';
import type { RequestContext } from '../procedures.ts';
import { liveRoute } from './stream.ts';

const server = await startTestServer();
const { services } = server;

test('callers who leave before their session is found take no place among the streams', async () => {
  const { id } = await server.person();
  let waiting: (() => void)[] = [];
  const contextOf = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { viewer: { id, sessionId: id } } as RequestContext;
  };
  const route = liveRoute({ services, contextOf, findSessions: async (ids) => new Set(ids), maxStreams: 2 });
  const observed: number[] = [];
  const own = createServer(createListener(services, [route], (status) => observed.push(status))).listen(0, '127.0.0.1');
  onTestFinished(() => {
    own.closeAllConnections();
    own.close();
  });
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  const callers = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  for (const caller of callers) caller.write('GET /live HTTP/1.1\r\nHost: kiem.test\r\n\r\n');
  await eventually(() => expect(waiting).toHaveLength(2));
  for (const caller of callers) caller.resetAndDestroy();
  await eventually(() => expect(observed).toEqual([499, 499]));
  for (const go of waiting) go();
  waiting = [];

  const third = fetch(`http://127.0.0.1:${port}/live`);
  await eventually(() => expect(waiting).toHaveLength(1));
  for (const go of waiting) go();

  const { status, body } = await third;
  expect(status).toBe(200);
  await body?.cancel();
});
