import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { listenWithSeveral, portOf } from './listen.ts';

const log = createLog({ logLevel: 'silent' });

async function start(port = 0): Promise<{ server: Server; port: number; stopAccepting: () => Promise<void> }> {
  const server = createServer((_request, response) => response.end('here'));
  const stopAccepting = await listenWithSeveral(server, { setting: 'PORT', port, host: '127.0.0.1', log });
  onTestFinished(() => {
    server.closeAllConnections();
    return stopAccepting();
  });
  return { server, port: portOf(server), stopAccepting };
}

function call(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('callers who come at once are accepted several in each turn of the loop', async () => {
  const { server, port } = await start();
  const callers = 64;
  let turn = 0;
  const turns: number[] = [];
  const everybody = new Promise<void>((resolve) => {
    server.on('connection', () => {
      turns.push(turn);
      if (turns.length === callers) resolve();
    });
  });
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);

  for (let caller = 0; caller < callers; caller += 1) call(port);
  await everybody;
  isCounting = false;

  expect(new Set(turns).size).toBeLessThan(callers / 2);
});

test('a caller is answered whichever socket accepts them', async () => {
  const { port } = await start();
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text()));
  expect(new Set(answers)).toEqual(new Set(['here']));
});

test('a second server on the port is told that it is taken, and the first goes on', async () => {
  const { port } = await start();
  await expect(start(port)).rejects.toThrow(`Port ${port} is in use by another program. Set PORT to a free one.`);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});

test('a server that stops accepts nobody', async () => {
  const { port, stopAccepting } = await start();
  await stopAccepting();
  for (let caller = 0; caller < 20; caller += 1) {
    const [error] = await once(call(port), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  }
});
