import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { sessionCookie } from '../features/accounts/commands/sessions.ts';
import { newId } from '../platform/ids.ts';
import { eventually } from './testing/eventually.ts';
import { padded, pdf } from './testing/sample-files.ts';
import { startTestServer, testOrigin } from './testing/test-server.ts';

const lines: string[] = [];
const server = await startTestServer({ logTo: (line) => lines.push(line) });
const anna = await server.person();
const megabyte = 1024 * 1024;
const documentId = newId();
await anna.api.uploads.createUpload({
  id: documentId,
  kind: 'document',
  file: new File([new Uint8Array(pdf), new Uint8Array(padded(Buffer.alloc(0), 20 * megabyte)), new Uint8Array(pdf)], 'plan.pdf'),
});

const logLine = z.looseObject({ level: z.number(), msg: z.string(), requestId: z.string().optional() });

type Way = { path: string; method?: string; body?: Buffer; bodyLength?: number };
type Moment = (sending: ClientRequest) => Promise<unknown>;

const moments: Record<string, Moment> = {
  'at once': async () => undefined,
  'when it is sent': async (sending) => sending.writableFinished || once(sending, 'finish'),
  'at the first of the answer': async (sending) => {
    const [response] = await once(sending, 'response');
    response.on('error', () => undefined);
    await once(response, 'data');
  },
};

const json = Buffer.from(JSON.stringify({ id: newId(), content: 'Zaadje' }));
const ways: [string, Way, (keyof typeof moments)[]][] = [
  ['a list', { path: '/api/posts' }, ['when it is sent', 'at the first of the answer']],
  ['a write', { path: '/api/posts', method: 'POST', body: json }, ['when it is sent']],
  ['half a body', { path: '/api/posts', method: 'POST', body: json.subarray(0, 20), bodyLength: json.length }, ['at once']],
  [
    'half a body over RPC',
    { path: '/rpc/feed/createPost', method: 'POST', body: json.subarray(0, 20), bodyLength: json.length },
    ['at once'],
  ],
  ['half an upload', { path: '/api/uploads', method: 'POST', body: Buffer.alloc(megabyte), bodyLength: 20 * megabyte }, ['at once']],
  ['a stored file', { path: `/uploads/${documentId}/document` }, ['when it is sent', 'at the first of the answer']],
  ['live events', { path: '/live' }, ['when it is sent', 'at the first of the answer']],
  ['a download of personal data', { path: '/api/account/data' }, ['when it is sent', 'at the first of the answer']],
];

test.each(ways.flatMap(([name, way, when]) => when.map((moment) => ({ name, moment, way }))))(
  'a visitor who leaves $name $moment causes no error in the log',
  async ({ way, moment }) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    lines.length = 0;
    const requestId = newId();
    const sending = request(`${server.url}${way.path}`, {
      method: way.method ?? 'GET',
      headers: {
        'x-request-id': requestId,
        origin: testOrigin,
        cookie: `${sessionCookie}=${anna.cookies.get(sessionCookie)}`,
        'content-type': way.path === '/api/uploads' ? 'multipart/form-data; boundary=grens' : 'application/json',
        ...(way.body === undefined ? {} : { 'content-length': way.bodyLength ?? way.body.length }),
      },
    });
    sending.on('error', () => undefined);
    if (way.bodyLength === undefined) sending.end(way.body);
    else sending.write(way.body);
    await once(sending, 'socket');
    if (way.bodyLength !== undefined) await new Promise((resolve) => sending.write('x', resolve));
    await moments[moment]?.(sending);

    sending.destroy();

    // By the time another request is answered, everything about this one has been logged.
    await eventually(() => expect(lines.some((line) => line.includes('"request"') && line.includes(requestId))).toBe(true));
    await anna.fetch('/api/posts');
    const told = lines.map((line) => logLine.parse(JSON.parse(line)));
    expect(told.filter(({ level }) => level >= 40)).toEqual([]);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  },
);
