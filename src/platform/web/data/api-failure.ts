import { ORPCError } from '@orpc/client';
import { isCommonErrorCode } from '../../errors.ts';
import { formatWait } from '../../waiting.ts';

/** A refusal of the server, as a form shows it. */
export type ApiFailure = {
  code: string;
  /** Dutch, for people. */
  message: string;
  /** The problem of each field of the input, by the field's name. */
  fields: Readonly<Record<string, string>>;
};

/**
 * Reads why a call failed. Null when the server gave no answer that means something to people:
 * the network broke, or Kiem itself failed.
 */
export function readFailure(error: unknown): ApiFailure | null {
  if (!(error instanceof ORPCError) || isServerFault(error)) return null;
  if (!error.defined && !isCommonErrorCode(error.code)) return null;
  const data: unknown = error.data;
  const seconds = property(data, 'seconds');
  // With `until`, the message itself already names the time of the next attempt.
  if (typeof seconds === 'number' && property(data, 'until') === undefined) {
    return { code: error.code, message: `Te veel pogingen. Probeer het over ${formatWait(seconds)} opnieuw.`, fields: {} };
  }
  const fields = Object.entries(property(data, 'fields') ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { code: error.code, message: error.message, fields: Object.fromEntries(fields) };
}

/** The sentence of a limit, which says when to try again; null for any other failure. */
export function readLimit(error: unknown): string | null {
  const failure = readFailure(error);
  return failure?.code === 'TOO_MANY_REQUESTS' ? failure.message : null;
}

/** Reads why a call was refused, for callers that repeat it by themselves: null too while Kiem is too busy to answer it. */
export function readRefusal(error: unknown): ApiFailure | null {
  const failure = readFailure(error);
  return failure?.code === 'SERVICE_UNAVAILABLE' ? null : failure;
}

/** Whether Kiem itself failed: the same call fails again until somebody mends it. */
export function isServerFault(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'INTERNAL_SERVER_ERROR';
}

function property(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;
}
