import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLiveStream } from './testing/live-stream.ts';
import { collectProcessErrors } from './testing/process-errors.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { live } = server.services;
const patience = { timeout: 10_000, interval: 20 };

type Unread = { socket: Socket; response: ServerResponse };

/** Opens a stream over a socket that stops reading once the answer begins, and fills it until events wait in the server. */
async function openUnreadStream(person: Person): Promise<Unread> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const started = new Promise<ServerResponse>((resolve) => {
    const take = (message: unknown) => {
      resolve((message as { response: ServerResponse }).response);
      unsubscribe('http.server.request.start', take);
    };
    subscribe('http.server.request.start', take);
  });
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(`GET /live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
  const response = await started;
  await once(socket, 'data');
  socket.pause();
  for (let waiting = 0; waiting < 5; waiting = response.writableLength > 0 ? waiting + 1 : 0) {
    live.tellHere([person.id], { topic: 'x'.repeat(2_000), id: null });
    await turn();
  }
  return { socket, response };
}

/** Sends an event after the unread stream has ended, as writing to it would throw. */
async function sayAfterEnd(person: Person, { response }: Unread): Promise<void> {
  await vi.waitFor(() => expect(response.writableEnded || response.destroyed).toBe(true), patience);
  live.tellHere([person.id], { topic: 'test', id: null });
  await turn();
}

test('a member ends a session with an unread stream, and the server cuts off that stream alone', async () => {
  const errors = collectProcessErrors();
  const anna = await server.person();
  const unread = await openUnreadStream(anna);
  expect(unread.response.writableLength).toBeGreaterThan(0);

  await anna.api.account.signOutEverywhere();
  await sayAfterEnd(anna, unread);

  expect(errors).toEqual([]);
  await vi.waitFor(() => expect(unread.response.closed).toBe(true), patience);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('a member opens a 13th stream, and the server cuts off the oldest, unread one alone', async () => {
  const errors = collectProcessErrors();
  const anna = await server.person();
  const unread = await openUnreadStream(anna);
  const others = [];
  for (let opened = 0; opened < 12; opened += 1) others.push(await openLiveStream(anna));

  await sayAfterEnd(anna, unread);

  expect(errors).toEqual([]);
  await vi.waitFor(() => expect(unread.response.closed).toBe(true), patience);
  for (const stream of others) await stream.until(() => stream.changes().length === 1);
});
