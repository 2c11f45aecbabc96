import type { ServerResponse } from 'node:http';

/** An answer that stays open and is written to as things happen. */
export type EventStream = {
  /** Does nothing once the stream was ended or its caller left. */
  write(text: string): void;
  /** Ends the stream, after a last text when there is one. */
  end(last?: string): void;
};

/** Bytes that a caller may leave unread before they are cut off; a browser resumes when it can read again. */
export const maxUnreadBytes = 64 * 1024;

/** Time for a caller to read the rest before the end; without it, a caller who never reads would keep the response for ever. */
const lingerMilliseconds = 2_000;

/** Begins a stream of server-sent events. */
export function openEventStream(response: ServerResponse): EventStream {
  const isOver = () => response.destroyed || response.writableEnded;
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  return {
    write(text) {
      if (isOver()) return;
      response.write(text);
      if (response.writableLength > maxUnreadBytes) response.destroy();
    },
    end(last = '') {
      if (isOver()) return;
      response.end(last);
      const timer = setTimeout(() => response.destroy(), lingerMilliseconds);
      response.once('close', () => clearTimeout(timer));
    },
  };
}
