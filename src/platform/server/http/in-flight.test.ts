import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { eventually } from '../../../app/testing/eventually.ts';
import { startTestServer, testOrigin } from '../../../app/testing/test-server.ts';
import { answerStream } from './answer.ts';
import { portOf } from './listen.ts';
import { createListener, type Route } from './listener.ts';

const { services } = await startTestServer();
/** The status of each answer; 499 for a caller who left, or was cut off. */
const observed: number[] = [];
const begun: string[] = [];
const large = Buffer.alloc(16 * 1024 * 1024, 'a');

const routes: Route[] = [
  {
    path: '/read',
    async handle(request, response) {
      begun.push('read');
      response.end(await text(request));
    },
  },
  {
    path: '/large',
    handle(_request, response) {
      begun.push('large');
      response.end(large);
    },
  },
  {
    path: '/stream',
    handle(_request, response) {
      begun.push('stream');
      return answerStream(response, 200, { 'Content-Length': large.length }, Readable.from([large, '']));
    },
  },
  {
    path: '/quick',
    handle(_request, response) {
      begun.push('quick');
      response.end('snel');
    },
  },
  { path: '/upload', slowBody: true, handle: async (request, response) => void response.end(await text(request)) },
];
const server: Server = createServer(
  createListener(
    services,
    routes,
    (status) => observed.push(status),
    () => false,
  ),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port = portOf(server);
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eventually(
    () => new Promise<void>((resolve, reject) => server.getConnections((_error, count) => (count > 1 ? reject(count) : resolve()))),
  );
  observed.length = 0;
  begun.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a connection that sends this and reads nothing. */
function send(content: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write(content);
  sockets.push(socket);
  return socket;
}

const headOf = (request: string, network: string, more = '') =>
  `${request} HTTP/1.1\r\nHost: kiem.test\r\nOrigin: ${testOrigin}\r\nX-Forwarded-For: ${network}\r\n${more}\r\n`;
const halfBody = (network: string, request = 'POST /read') => send(`${headOf(request, network, 'Content-Length: 10\r\n')}hallo`);

/** Reads the rest of what is sent on a connection. */
const readAll = (socket: Socket) => text(socket.resume());

const get = async (network: string) => (await fetch(`http://127.0.0.1:${port}/quick`, { headers: { 'x-forwarded-for': network } })).status;
const cutOff = () => observed.filter((status) => status === 499);

/** Posts a whole body, which comes with its headers. */
async function post(network: string): Promise<string> {
  return readAll(send(`${headOf('POST /read', network, 'Content-Length: 5\r\nConnection: close\r\n')}hallo`));
}

test.each(['POST /read', 'PUT /upload'])('half-sent requests of one network (%s) keep nobody from being served', async (request) => {
  const slow = halfBody('192.0.2.1');
  await eventually(() => expect(begun).toEqual(['read']));
  for (let count = 0; count < 450; count += 1) halfBody('192.0.2.2', request);

  // Those of the network that has most make room for one another, and for everybody else.
  await eventually(() => expect(cutOff().length + observed.filter((status) => status === 503).length).toBeGreaterThanOrEqual(50));
  expect([await get('192.0.2.3'), await get('192.0.2.2')]).toEqual([200, 200]);
  expect(await post('192.0.2.2')).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\nhallo$/);
  await eventually(() => expect(cutOff()).toHaveLength(351));
  slow.write('wereld'.slice(0, 5));
  await eventually(() => expect(observed.filter((status) => status === 200)).toHaveLength(4));
});

test('half-sent requests of many networks keep nobody from being served whose body comes at once', async () => {
  for (let count = 0; count < 450; count += 1) halfBody(`198.51.${count % 200}.${count % 7}`);
  await eventually(() => expect(cutOff().length + observed.filter((status) => status === 503).length).toBeGreaterThanOrEqual(50));

  expect([await get('192.0.2.3'), (await post('192.0.2.3')).slice(0, 12)]).toEqual([200, 'HTTP/1.1 200']);
});

test.each(['GET /large', 'GET /stream'])('answers that one network reads slowly (%s) keep nobody from being served', async (request) => {
  const slow = send(headOf(request, '192.0.2.1', 'Connection: close\r\n'));
  await eventually(() => expect(begun).toHaveLength(1));
  for (let count = 0; count < 450; count += 1) send(headOf(request, '192.0.2.2'));

  await eventually(() => expect(begun.length).toBeGreaterThanOrEqual(400));
  await eventually(() => expect(cutOff().length + observed.filter((status) => status === 503).length).toBeGreaterThanOrEqual(51));
  expect([await get('192.0.2.3'), await get('192.0.2.2')]).toEqual([200, 200]);
  expect(cutOff()).toHaveLength(51);
  expect((await readAll(slow)).length).toBeGreaterThan(large.length);
});

test('answers that wait behind an unread one on their connection keep nobody from being served', async () => {
  send(headOf('GET /large', '192.0.2.2') + headOf('GET /quick', '192.0.2.2').repeat(250));
  await eventually(() => expect(begun.length).toBeGreaterThanOrEqual(200));

  expect(await get('192.0.2.3')).toBe(200);
});
