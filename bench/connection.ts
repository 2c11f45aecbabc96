import { connect } from 'node:net';

export type Answer = { status: number; bytes: number; milliseconds: number };

/**
 * A keep-alive HTTP/1.1 connection that sends one request after another. It parses no more of an
 * answer than its status and its end: a full client would use more CPU than the servers that it
 * measures.
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let head = '';
  /** Total bytes of the answer; unknown while its head is incomplete and for chunked answers. */
  let length: number | undefined;
  let received = 0;
  let sentAt = 0;
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  socket.on('data', (data) => {
    received += data.length;
    if (head === '' || !head.includes('\r\n\r\n')) {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      const declared = end < 0 ? undefined : /\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
      length = declared === undefined ? undefined : end + 4 + Number(declared);
    }
    const isComplete = length === undefined ? data.subarray(-5).toString('latin1') === '0\r\n\r\n' : received >= length;
    if (!isComplete) return;
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes: received, milliseconds: performance.now() - sentAt });
    waiting = undefined;
  });
  const fail = (error?: Error) => waiting?.reject(error ?? new Error('The server closed a connection.'));
  socket.on('error', fail);
  socket.on('close', () => fail());

  return {
    /** Sends a whole request and returns the answer. */
    send(request: string): Promise<Answer> {
      head = '';
      length = undefined;
      received = 0;
      sentAt = performance.now();
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
