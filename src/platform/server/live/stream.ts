import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonMessages } from '../../errors.ts';
import { answerJson } from '../http/answer.ts';
import { type EventStream, openEventStream } from '../http/event-stream.ts';
import type { Route } from '../http/listener.ts';
import { queryOf } from '../http/request.ts';
import { describeError } from '../log.ts';
import type { RequestContext } from '../procedures.ts';
import type { Services } from '../services.ts';
import { writeMessage } from './message.ts';

/** Which of these sessions have not ended. */
type FindSessions = (sessionIds: string[], now: Date) => Promise<Set<string>>;

type Options = {
  services: Services;
  contextOf(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<RequestContext>;
  findSessions: FindSessions;
  /** Streams of one server. */
  maxStreams?: number;
  beatMilliseconds?: number;
};

/** Streams of one person on one server; a further one closes the oldest. */
const maxStreamsOfPerson = 12;

/** Proxies close a connection that is silent for a minute; each beat also carries the position to resume from. */
const usualBeat = 25_000;

/** A session that was ended elsewhere ends its streams within this time. */
const checkMilliseconds = 1_000;

type Stream = {
  sessionId: string;
  events: EventStream;
  /** False until what the browser missed is written: before it, the position of this server's reader would be too far for it. */
  hasResumed: boolean;
};

/** Server-sent events for signed-in people: `{topic, id}` of a change, and nothing of its content. */
export function liveRoute(options: Options): Route {
  const { services, contextOf, findSessions, maxStreams = 5_000, beatMilliseconds = usualBeat } = options;
  const { live, clock, log } = services;
  const streams = new Map<string, Set<Stream>>();
  let count = 0;

  const everyStream = () => [...streams.values()].flatMap((own) => [...own]);

  async function endEnded(): Promise<void> {
    const open = everyStream();
    if (open.length === 0) return;
    const valid = await findSessions([...new Set(open.map(({ sessionId }) => sessionId))], clock.now());
    for (const { sessionId, events } of open) if (!valid.has(sessionId)) events.end('event: ended\ndata: {}\n\n');
  }

  const checking = setInterval(() => {
    endEnded().catch((error: unknown) => log.warn({ error: describeError(error) }, 'the sessions of live streams could not be checked'));
  }, checkMilliseconds);

  const beating = setInterval(() => {
    const beat = writeMessage('beat', live.position(), {});
    for (const { events, hasResumed } of everyStream()) if (hasResumed) events.write(beat);
  }, beatMilliseconds);

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (request.method !== 'GET') {
      const body = { code: 'METHOD_NOT_SUPPORTED', message: commonMessages.METHOD_NOT_SUPPORTED };
      return answerJson(response, 405, body, { Allow: 'GET' });
    }
    const { viewer } = await contextOf(request, response, requestId);
    // The close event of a caller who left meanwhile has passed: their stream would be counted for ever.
    if (response.destroyed) return;
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
    if (oldest !== undefined && own.size >= maxStreamsOfPerson) {
      // Out of the set before it has closed, or the next stream would end this one again and let one more in.
      own.delete(oldest);
      oldest.events.end();
    }

    const stream: Stream = { sessionId: viewer.sessionId, events: openEventStream(response), hasResumed: false };
    own.add(stream);
    count += 1;
    let stopListening = () => {};
    const { socket } = request;
    const { timeout = 0 } = socket;
    socket.setTimeout(0);
    response.once('close', () => {
      socket.setTimeout(timeout);
      own.delete(stream);
      if (own.size === 0 && streams.get(viewer.id) === own) streams.delete(viewer.id);
      count -= 1;
      stopListening();
    });

    const tell = (name: string, position: string, data: object) => stream.events.write(writeMessage(name, position, data));
    stream.events.write('retry: 2000\n\n');
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
    stream.hasResumed = true;
    if (response.closed) stopListening();
  }

  live.ending.addEventListener('abort', () => {
    clearInterval(checking);
    clearInterval(beating);
    for (const { events } of everyStream()) events.end();
  });
  return { path: '/live', isStream: true, handle };
}

/** Where the browser was: its own reconnection says so in a header, another tab that takes over in the address. */
function resumePosition(request: IncomingMessage): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  return queryOf(request).get('after') ?? undefined;
}
