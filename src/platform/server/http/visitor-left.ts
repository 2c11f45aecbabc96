import type { ServerResponse } from 'node:http';

/** Error codes of streams and sockets whose other side is gone, and of web streams whose reader is. */
const cutOffCodes = new Set([
  ...['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'],
  ...['ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_WRITE_AFTER_END'],
]);

function isCutOff(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  if ('code' in error && typeof error.code === 'string' && cutOffCodes.has(error.code)) return true;
  return error.cause !== undefined && isCutOff(error.cause);
}

/**
 * Whether an error says no more than that the visitor left before the answer was whole, so that nothing failed for
 * anybody. The same error while they are there, as of a database or a storage, is one.
 */
export function isVisitorGone(error: unknown, response: ServerResponse): boolean {
  return response.destroyed && !response.writableFinished && isCutOff(error);
}
