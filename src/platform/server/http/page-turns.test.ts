import { once } from 'node:events';
import net from 'node:net';
import { expect, test, vi } from 'vitest';
import { BusyError } from '../bounded-work.ts';
import { createPageTurns } from './page-turns.ts';

const one = { running: 1, waiting: 0 };
const page = (text: string) => async () => text;
/** Renders a page as soon as the place of the one before is free. */
function whenFree(inTurn: ReturnType<typeof createPageTurns>, makePage: () => Promise<string>): Promise<string> {
  return vi.waitFor(() => inTurn(makePage), { interval: 1 });
}

test('a page beyond what is rendered at once is refused, and rendered when there is room again', async () => {
  const inTurn = createPageTurns(one);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = inTurn(() => promise);

  await expect(inTurn(page('tweede'))).rejects.toBeInstanceOf(BusyError);

  resolve('eerste');
  expect(await first).toBe('eerste');
  expect(await whenFree(inTurn, page('tweede'))).toBe('tweede');
});

test('a page that fails frees its place', async () => {
  const inTurn = createPageTurns(one);

  await expect(inTurn(() => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');

  expect(await whenFree(inTurn, page('volgende'))).toBe('volgende');
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
      return 'bladzijde';
    }),
  );

  await Promise.all(pages);

  // With a page in each turn, there would be one new connection for each. On a busy machine a pause has few turns, but several.
  expect(acceptedBefore.at(-1)).toBe(callers.length);
  server.close();
});
