import { once } from 'node:events';
import net from 'node:net';
import { expect, test, vi } from 'vitest';
import { BusyError } from '../bounded-work.ts';
import { createPageTurns } from './page-turns.ts';

const one = { running: 1, waiting: 0 };
const page = (text: string) => async () => new Response(text);
/** A page of a size that no connection takes in before it is read. */
const longPage = (text: string) => async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode(text.repeat(50_000)));
        controller.close();
      },
    }),
  );

/** Renders a page as soon as the place of the one before is free. */
function whenFree(inTurn: ReturnType<typeof createPageTurns>, makePage: () => Promise<Response>): Promise<Response> {
  return vi.waitFor(() => inTurn(makePage), { interval: 1 });
}

test('a page beyond what is rendered at once is refused, and rendered when there is room again', async () => {
  const inTurn = createPageTurns(one);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const first = inTurn(() => promise);

  await expect(inTurn(page('tweede'))).rejects.toBeInstanceOf(BusyError);

  resolve(new Response('eerste'));
  expect(await (await first).text()).toBe('eerste');
  expect(await (await whenFree(inTurn, page('tweede'))).text()).toBe('tweede');
});

test('a page keeps its status and headers', async () => {
  const inTurn = createPageTurns(one);

  const missing = await inTurn(async () => new Response('Niet gevonden', { status: 404, headers: { 'x-soort': 'pagina' } }));
  const elsewhere = await whenFree(inTurn, async () => new Response(null, { status: 302, headers: { location: '/feed' } }));

  expect([missing.status, missing.headers.get('x-soort'), await missing.text()]).toEqual([404, 'pagina', 'Niet gevonden']);
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/feed']);
});

test('a page that nobody reads keeps no place', async () => {
  const inTurn = createPageTurns(one);
  const unread = await inTurn(longPage('a'));

  expect(await (await whenFree(inTurn, page('volgende'))).text()).toBe('volgende');
  expect(await unread.text()).toHaveLength(1_000_000);
});

test('a page that is still being made keeps its place', async () => {
  const inTurn = createPageTurns(one);
  const made = new TransformStream<Uint8Array, Uint8Array>();
  const half = await inTurn(async () => new Response(made.readable));

  await expect(inTurn(page('volgende'))).rejects.toBeInstanceOf(BusyError);

  await made.writable.close();
  await half.text();
  expect(await (await whenFree(inTurn, page('volgende'))).text()).toBe('volgende');
});

test.each(['before its first part', 'halfway', 'because its reader left'])('a page that ends %s frees its place', async (end) => {
  const inTurn = createPageTurns(one);
  if (end === 'before its first part') {
    await expect(inTurn(() => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  } else {
    const made = new TransformStream<Uint8Array, Uint8Array>();
    const half = await inTurn(async () => new Response(made.readable));
    if (end === 'halfway') {
      await made.writable.abort(new Error('stuk'));
      await expect(half.text()).rejects.toThrow('stuk');
    } else {
      await half.body?.cancel();
    }
  }

  expect(await (await whenFree(inTurn, page('volgende'))).text()).toBe('volgende');
});

test('new connections are accepted between pages that fill the loop', async () => {
  const inTurn = createPageTurns({ running: 2, waiting: 100 });
  let accepted = 0;
  const server = net.createServer((socket) => {
    accepted += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const acceptedBefore: number[] = [];
  const callers = Array.from({ length: 40 }, () => net.connect(port, '127.0.0.1').on('error', () => undefined));
  const pages = Array.from({ length: 20 }, () =>
    inTurn(async () => {
      acceptedBefore.push(accepted);
      const until = performance.now() + 5;
      while (performance.now() < until);
      return new Response('bladzijde');
    }),
  );

  await Promise.all(pages);

  // With a page in each turn, there would be one new connection for each.
  expect(acceptedBefore[6]).toBe(callers.length);
  server.close();
});
