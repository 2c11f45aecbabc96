import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw request. */
export type WireRequest = { method: string; path: string; headers: Record<string, string>; body?: Uint8Array };

/** A connection of a caller who misbehaves, and the request that it is about. */
type Caller = {
  socket: Socket;
  request: WireRequest;
  /** Resolves at the first bytes of an answer, or when the connection closes. */
  heard: Promise<void>;
  /** Waits until the server has answered somebody else, so that it had time to react. */
  meanwhile(): Promise<void>;
};

const noBody = new Uint8Array();

/** Builds the head of a request, with the given headers replaced. */
function headOf({ method, path, headers }: WireRequest, others: Record<string, string> = {}, line = `${method} ${path} HTTP/1.1`): string {
  const all = Object.entries({ Host: 'kiem.test', ...headers, ...others });
  return `${line}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function wholeOf(request: WireRequest): Buffer {
  const body = request.body ?? noBody;
  const length: Record<string, string> = request.body === undefined ? {} : { 'Content-Length': String(body.length) };
  return Buffer.concat([Buffer.from(headOf(request, length)), body]);
}

const lengthOf = ({ body = noBody }: WireRequest) => body.length;

/** Ways in which a connection breaks or carries garbage. */
export const ways: Record<string, (caller: Caller) => Promise<void> | void> = {
  'closes without a word': ({ socket }) => void socket.end(),
  'resets without a word': ({ socket }) => void socket.resetAndDestroy(),
  'resets within the request line': async ({ socket, request, meanwhile }) => {
    socket.write(headOf(request).slice(0, 5));
    await meanwhile();
    socket.resetAndDestroy();
  },
  'resets within the headers': async ({ socket, request, meanwhile }) => {
    socket.write(headOf(request).slice(0, -2));
    await meanwhile();
    socket.resetAndDestroy();
  },
  'resets right after the request': ({ socket, request }) => {
    socket.write(wholeOf(request), () => socket.resetAndDestroy());
  },
  'resets while the request is worked on': async ({ socket, request, meanwhile }) => {
    socket.pause().write(wholeOf(request));
    await meanwhile();
    socket.resetAndDestroy();
  },
  'closes right after the request': ({ socket, request }) => {
    socket.write(wholeOf(request), () => socket.destroy());
  },
  'closes its half after the request, and reads on': async ({ socket, request, heard }) => {
    socket.end(wholeOf(request));
    await heard;
  },
  'resets at the first bytes of the answer': async ({ socket, request, heard }) => {
    socket.write(wholeOf(request));
    await heard;
    socket.resetAndDestroy();
  },
  'closes at the first bytes of the answer': async ({ socket, request, heard }) => {
    socket.write(wholeOf(request));
    await heard;
    socket.destroy();
  },
  'reads nothing for a while, and resets': async ({ socket, request, heard, meanwhile }) => {
    socket.write(wholeOf(request));
    await heard;
    socket.pause();
    for (let times = 0; times < 5; times += 1) await meanwhile();
    socket.resetAndDestroy();
  },
  'reads nothing for a while, and then the rest': async ({ socket, request, heard, meanwhile }) => {
    socket.write(wholeOf(request));
    await heard;
    socket.pause();
    for (let times = 0; times < 5; times += 1) await meanwhile();
    socket.resume();
    for (let times = 0; times < 5; times += 1) await meanwhile();
  },
  'sends a chunk that is none': async ({ socket, request, heard }) => {
    socket.write(`${headOf(request, { 'Transfer-Encoding': 'chunked' })}5\r\nabcde\r\nzz\r\nfgh`);
    await heard;
  },
  'resets within a chunk': async ({ socket, request, meanwhile }) => {
    socket.write(`${headOf(request, { 'Transfer-Encoding': 'chunked' })}ffff\r\nabcde`);
    await meanwhile();
    socket.resetAndDestroy();
  },
  'announces a longer body than it sends, and closes its half': async ({ socket, request, heard }) => {
    socket.write(headOf(request, { 'Content-Length': String(lengthOf(request) + 1000) }));
    socket.end(request.body ?? noBody);
    await heard;
  },
  'announces a longer body than it sends, and resets': async ({ socket, request, meanwhile }) => {
    socket.write(headOf(request, { 'Content-Length': String(lengthOf(request) + 1000) }));
    socket.write(request.body ?? noBody);
    await meanwhile();
    socket.resetAndDestroy();
  },
  'resets within the body': async ({ socket, request, meanwhile }) => {
    const whole = wholeOf(request);
    socket.write(whole.subarray(0, whole.length - Math.ceil(lengthOf(request) / 2)));
    await meanwhile();
    socket.resetAndDestroy();
  },
  'announces a shorter body than it sends': async ({ socket, request, heard }) => {
    socket.write(headOf(request, { 'Content-Length': '3' }));
    socket.write(Buffer.concat([Buffer.from('abcdef'), request.body ?? noBody]));
    await heard;
  },
  'sends garbage behind the request': async ({ socket, request, heard, meanwhile }) => {
    socket.write(Buffer.concat([wholeOf(request), Buffer.from('\0\x16\x03\x01 onzin\r\n\r\n')]));
    await heard;
    await meanwhile();
  },
  'sends the request ten times, and resets at the first bytes of an answer': async ({ socket, request, heard }) => {
    socket.write(Buffer.concat(Array.from({ length: 10 }, () => wholeOf(request))));
    await heard;
    socket.resetAndDestroy();
  },
  'waits for the go-ahead, and resets': async ({ socket, request, heard }) => {
    socket.write(headOf(request, { Expect: '100-continue', 'Content-Length': '1000' }));
    await heard;
    socket.resetAndDestroy();
  },
  'announces two lengths': async ({ socket, request, heard }) => {
    socket.write(`${headOf(request, { 'Transfer-Encoding': 'chunked', 'Content-Length': '4' })}0\r\n\r\nGET / HTTP/1.1\r\n\r\n`);
    await heard;
  },
  'sends headers without end': async ({ socket, request, heard }) => {
    socket.write(headOf(request, { 'X-Long': 'x'.repeat(100_000) }));
    await heard;
  },
  'sends a header that holds a NUL': async ({ socket, request, heard }) => {
    socket.write(headOf(request, { 'X-Nul': 'a\0b' }));
    await heard;
  },
  'asks for another protocol, and sends garbage': async ({ socket, request, heard }) => {
    socket.write(`${headOf(request, { Connection: 'Upgrade', Upgrade: 'websocket' })}\x81\x05onzin`);
    await heard;
    socket.resetAndDestroy();
  },
  'speaks HTTP/1.0': async ({ socket, request, heard }) => {
    socket.write(headOf(request, {}, `${request.method} ${request.path} HTTP/1.0`));
    await heard;
    socket.resetAndDestroy();
  },
  'asks for a tunnel': async ({ socket, request, heard }) => {
    socket.write(headOf(request, {}, `CONNECT ${request.path} HTTP/1.1`));
    await heard;
  },
  'asks for the head alone, and resets': async ({ socket, request, heard }) => {
    socket.write(headOf(request, {}, `HEAD ${request.path} HTTP/1.1`));
    await heard;
    socket.resetAndDestroy();
  },
  'sends a stream of events of 300 KB as the body': async ({ socket, request, heard }) => {
    const headers = { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' };
    socket.write(`${headOf(request, headers, `POST ${request.path} HTTP/1.1`)}4b000\r\n${'data: {}\n\n'.repeat(30_720)}\r\n0\r\n\r\n`);
    await heard;
  },
  'sends a file of 300 KB where none is taken': async ({ socket, request, heard }) => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': '307200' };
    socket.write(`${headOf(request, headers, `POST ${request.path} HTTP/1.1`)}${'x'.repeat(307_200)}`);
    await heard;
  },
};

/** Sends one request in one of these ways; afterwards the connection is gone. */
export async function breakConnection(url: string, request: WireRequest, way: (caller: Caller) => Promise<void> | void): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on('error', () => undefined);
  await once(socket, 'connect');
  const heard = new Promise<void>((resolve) => {
    for (const event of ['data', 'end', 'close']) socket.once(event, () => resolve());
  });
  const meanwhile = async () => {
    const response = await fetch(`${url}/healthz`);
    await response.arrayBuffer();
  };
  await way({ socket, request, heard, meanwhile });
  await meanwhile();
  socket.destroy();
}
