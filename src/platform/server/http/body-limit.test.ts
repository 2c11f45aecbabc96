import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxValues, readBody } from './body-limit.ts';

const most = 20_000;
const read: ((body: Promise<unknown>) => void)[] = [];
const server = createServer(async (request, response) => {
  while (request.headers['x-wait'] !== undefined && !request.complete) await nextTurn();
  const body = readBody(request, most);
  read.shift()?.(body);
  body.then(
    () => response.end('taken'),
    () => response.end('refused'),
  );
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** Begins a request of unknown length; `reading` is there once the server begins to read it. */
function begin() {
  const { port } = server.address() as AddressInfo;
  const sent = ask({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => (await response?.toArray())?.join(''));
  const reading = new Promise<{ body: Promise<unknown> }>((resolve) => {
    read.push((body) => resolve({ body }));
  });
  return { sent, answer, reading };
}

test('a body that comes in pieces is read whole', async () => {
  const { sent, answer, reading } = begin();
  sent.write('{"text":"één ');
  sent.end('ding"}');

  const { body } = await reading;
  expect(await body).toEqual({ text: 'één ding' });
  expect(await answer).toBe('taken');
});

test('a body of unknown length is refused as soon as it is too large, and answered', async () => {
  const { sent, answer, reading } = begin();
  sent.write(`"${'a'.repeat(most)}`);

  const { body } = await reading;
  await expect(body).rejects.toEqual(new ORPCError('PAYLOAD_TOO_LARGE'));
  expect(await answer).toBe('refused');
  sent.destroy();
});

test.each([
  ['a list', `[${'1,'.repeat(maxValues)}1]`],
  ['lists in lists', `${'['.repeat(maxValues + 1)}${']'.repeat(maxValues + 1)}`],
])('a body of %s with more values than any input has is refused', async (_name, text) => {
  const { sent, answer, reading } = begin();
  sent.end(text);

  const { body } = await reading;
  await expect(body).rejects.toEqual(new ORPCError('PAYLOAD_TOO_LARGE'));
  expect(await answer).toBe('refused');
});

test.each([
  ['a text', '{"text":"één ding"}', { text: 'één ding' }],
  ['nothing', '', undefined],
  ['more than is taken', `"${'a'.repeat(most)}"`, new ORPCError('PAYLOAD_TOO_LARGE')],
])('a body of %s that is whole before it is asked for is read like any other', async (_name, text, expected) => {
  const { port } = server.address() as AddressInfo;
  const reading = new Promise<unknown>((resolve) => {
    read.push((body) => resolve(body.catch((error: unknown) => error)));
  });
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wait': 'yes' },
    body: text,
  });

  expect(await reading).toEqual(expected);
  expect(await answer.text()).toBe(expected instanceof ORPCError ? 'refused' : 'taken');
});

test('reading ends when the caller leaves before the body is whole', async () => {
  const { sent, answer, reading } = begin();
  sent.write('{"text":');
  sent.once('error', () => {});
  answer.catch(() => {});
  const { body } = await reading;
  sent.destroy();

  await expect(body).rejects.toThrow();
});
