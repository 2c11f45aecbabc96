import { type DestinationStream, pino } from 'pino';
import type { Settings } from './settings.ts';

export type Log = ReturnType<typeof createLog>;

/**
 * Structured log on standard output. Lines carry request id, route, status and time;
 * never mail addresses, texts or tokens, so errors are reduced to type, message and stack.
 */
export function createLog(settings: Pick<Settings, 'logLevel'>, destination: DestinationStream = batchedOutput()) {
  return pino(
    {
      level: settings.logLevel,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: ['error.parameters', 'error.params', 'error.query', 'error.detail', 'error.where'], remove: true },
    },
    destination,
  );
}

/**
 * A write per request was a fifth of the feed's CPU time. Lines go out together, at most 200 ms late and
 * before the process ends; when nobody reads them, memory stays bounded and lines are dropped.
 */
function batchedOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 200, maxLength: 16 * 1024 * 1024 });
  // Without a listener, a log on a full disk ends the process; the lines are lost, and written again when there is room.
  output.on('error', () => undefined);
  return output;
}

/** Causes below causes, and errors within errors, that a line holds. */
const maxDepth = 4;

/**
 * The parts of an error that a log line may hold: its kind, message, code and origin. Database errors also carry rows and
 * parameters, and messages quote refused values. Libraries throw plain objects, too.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: withoutTexts(String(error)) };
  const { name, message, code, stack, cause, errors } = fieldsOf(error);
  // Drizzle's message quotes the statement's parameters; its cause is the database's own error.
  if (cause instanceof Error && message?.startsWith('Failed query')) return { ...describeError(cause, depth), failed: 'query' };
  const isDeep = depth >= maxDepth;
  return {
    type: name ?? error.constructor?.name ?? 'object',
    message: withoutTexts(message ?? `an object with ${Object.keys(error).join(', ') || 'nothing'}`),
    ...(stack === undefined ? {} : { stack: withoutTexts(stack) }),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined || isDeep ? {} : { cause: describeError(cause, depth + 1) }),
    // As of a name whose every address refuses: its own message is empty.
    ...(errors === undefined || isDeep ? {} : { errors: errors.slice(0, maxDepth).map((each) => describeError(each, depth + 1)) }),
  };
}

function fieldsOf(error: object) {
  const read = (key: string): unknown => Reflect.get(error, key);
  const text = (key: string) => {
    const value = read(key);
    return typeof value === 'string' ? value : undefined;
  };
  const [message, code, errors] = [read('message'), read('code'), read('errors')];
  return {
    name: text('name'),
    // A message that is an object itself says nothing as text.
    message: typeof message === 'object' && message !== null ? String(describeError(message, maxDepth).message) : text('message'),
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    stack: text('stack'),
    cause: read('cause'),
    errors: Array.isArray(errors) ? errors : undefined,
  };
}

/** Removes mail addresses, and quoted values from messages of PostgreSQL and Node. Linear in time: a message may quote all of a body. */
function withoutTexts(message: string): string {
  return message
    .replaceAll(/(?<![^\s"'<>:;,()/])[^\s"'<>:;,()/]+@[^\s"'<>:;,()/]+/g, '[address]')
    .replaceAll(/((?:syntax for|value for|out of range).{0,200}?: )"[^\n]*"/g, '$1"…"');
}
