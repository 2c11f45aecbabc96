import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A connection through the proxy, with the next bytes of the service's answer. */
type Passing = { kiem: Socket; answer: Buffer };

/** Ways in which a service breaks its connections with Kiem, at the next bytes that it would send. */
export const outages: Record<string, (passing: Passing) => void> = {
  'resets instead of answering': ({ kiem }) => void kiem.resetAndDestroy(),
  'closes instead of answering': ({ kiem }) => void kiem.end(),
  'resets after its first byte': ({ kiem, answer }) => void kiem.write(answer.subarray(0, 1), () => kiem.resetAndDestroy()),
  'closes after its first byte': ({ kiem, answer }) => void kiem.end(answer.subarray(0, 1)),
  'resets halfway': ({ kiem, answer }) => void kiem.write(answer.subarray(0, answer.length / 2), () => kiem.resetAndDestroy()),
  'closes halfway': ({ kiem, answer }) => void kiem.end(answer.subarray(0, answer.length / 2)),
  'resets right after its answer': ({ kiem, answer }) => void kiem.write(answer, () => kiem.resetAndDestroy()),
  'closes right after its answer': ({ kiem, answer }) => void kiem.end(answer),
  'answers garbage': ({ kiem, answer }) => void kiem.write(Buffer.alloc(answer.length, '\u0000onzin\r\n')),
  'answers everything twice': ({ kiem, answer }) => void kiem.write(Buffer.concat([answer, answer])),
  'adds garbage to its answer': ({ kiem, answer }) => void kiem.write(Buffer.concat([answer, Buffer.from('\u0001onzin\r\n')])),
  'never answers': () => undefined,
};

type BreakingProxy = {
  port: number;
  /** Breaks connections in this way from now on. Null lets all pass again and closes the broken ones. */
  breakBy(outage: ((passing: Passing) => void) | null): void;
  close(): void;
};

/** Starts a proxy in front of a service that Kiem connects to. */
export async function startBreakingProxy(service: NetConnectOpts): Promise<BreakingProxy> {
  const passing = new Set<Socket>();
  let outage: ((passing: Passing) => void) | null = null;

  const server = createServer((kiem) => {
    const behind = connect(service);
    let isBroken = false;
    passing.add(kiem);
    kiem.on('error', () => undefined).on('close', () => behind.destroy());
    kiem.on('close', () => passing.delete(kiem));
    behind
      .on('error', () => undefined)
      .on('close', () => {
        if (!isBroken) kiem.destroy();
      });
    kiem.on('data', (data: Buffer) => behind.write(data));
    behind.on('data', (answer: Buffer) => {
      if (outage === null) {
        kiem.write(answer);
        return;
      }
      isBroken = true;
      outage({ kiem, answer });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();

  function endAll(): void {
    for (const kiem of passing) kiem.destroy();
  }
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    breakBy(next) {
      outage = next;
      if (next === null) endAll();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
