import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonMessages } from '../../errors.ts';
import { answerJson, type Route } from '../http/listener.ts';
import type { RequestContext } from '../procedures.ts';
import type { Services } from '../services.ts';

/** Which of these sessions have not ended. */
export type FindSessions = (sessionIds: string[], now: Date) => Promise<Set<string>>;

type Options = {
  services: Services;
  contextOf(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<RequestContext>;
  findSessions: FindSessions;
};

/** Streams of one server, and of one person on it; the person's oldest gives way. */
const maxStreams = 5_000;
const maxStreamsOfPerson = 12;

/** What a browser may leave unread before it is cut off; it resumes when it can read again. */
const maxUnreadBytes = 64 * 1024;

/** Proxies close what is silent for a minute; a browser learns from it where to resume. */
const beatMilliseconds = 25_000;

/** A session that was ended elsewhere ends its streams within this time. */
const checkMilliseconds = 1_000;

type Stream = { sessionId: string; response: ServerResponse };

/** Server-sent events for who is signed in: `{topic, id}` of what changed, and nothing of what it says. */
export function liveRoute({ services, contextOf, findSessions }: Options): Route {
  const { live, clock, log } = services;
  const streams = new Map<string, Set<Stream>>();
  let count = 0;

  const everyStream = () => [...streams.values()].flatMap((own) => [...own]);

  function write(response: ServerResponse, text: string): void {
    response.write(text);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }

  async function endEnded(): Promise<void> {
    const open = everyStream();
    if (open.length === 0) return;
    const valid = await findSessions([...new Set(open.map(({ sessionId }) => sessionId))], clock.now());
    for (const { sessionId, response } of open) if (!valid.has(sessionId)) response.end('event: ended\ndata: {}\n\n');
  }

  const checking = setInterval(() => {
    endEnded().catch(() => log.warn('the sessions of live streams could not be checked'));
  }, checkMilliseconds);

  const beating = setInterval(() => {
    const beat = `id: ${live.position()}\nevent: beat\ndata: {}\n\n`;
    for (const { response } of everyStream()) write(response, beat);
  }, beatMilliseconds);

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { viewer } = await contextOf(request, response, requestId);
    if (viewer === null) return answerJson(response, 401, { code: 'UNAUTHORIZED', message: commonMessages.UNAUTHORIZED });
    if (count >= maxStreams) {
      return answerJson(
        response,
        503,
        { code: 'SERVICE_UNAVAILABLE', message: commonMessages.SERVICE_UNAVAILABLE },
        { 'Retry-After': '5' },
      );
    }
    const own = streams.get(viewer.id) ?? new Set();
    streams.set(viewer.id, own);
    const [oldest] = own;
    if (own.size >= maxStreamsOfPerson) oldest?.response.end();

    const stream = { sessionId: viewer.sessionId, response };
    own.add(stream);
    count += 1;
    let stopListening = () => {};
    response.once('close', () => {
      own.delete(stream);
      if (own.size === 0 && streams.get(viewer.id) === own) streams.delete(viewer.id);
      count -= 1;
      stopListening();
    });

    request.socket.setTimeout(0);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    const tell = (name: string, position: string, data: object) =>
      write(response, `id: ${position}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    response.write('retry: 2000\n\n');
    const resumeAfter = resumePosition(request);
    if (resumeAfter === undefined) tell('open', live.position(), {});
    stopListening = await live.listen(
      {
        personId: viewer.id,
        take: (event, position) => tell('change', position, event),
        reset: (position) => tell('reset', position, {}),
      },
      resumeAfter,
    );
    if (response.closed) stopListening();
  }

  live.ending.addEventListener('abort', () => {
    clearInterval(checking);
    clearInterval(beating);
    for (const { response } of everyStream()) response.end();
  });
  return { path: '/live', isStream: true, handle };
}

/** Where the browser was: its own reconnection says so in a header, another tab that takes over in the address. */
function resumePosition(request: IncomingMessage): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  return new URL(request.url ?? '/', 'http://localhost').searchParams.get('after') ?? undefined;
}
