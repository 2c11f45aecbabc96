import { connect } from 'node:net';

export type Answer = { status: number; bytes: number; milliseconds: number };

/**
 * A keep-alive HTTP/1.1 connection that sends one request after another and reads no more of an
 * answer than its status and where it ends: a full client would need more CPU than the servers
 * that it measures.
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let head = '';
  /** Bytes that the answer has in all; unknown while its head is incomplete, and when it comes in chunks. */
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
    /** Sends a whole request and gives what came back. */
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
