import { ORPCError, ValidationError } from '@orpc/server';
import * as z from 'zod';
import type { ProcedureMeta } from '../contract.ts';
import { commonMessages, isCommonErrorCode } from '../errors.ts';
import type { Pace } from '../limits.ts';
import { BusyError } from './bounded-work.ts';
import { isUnreachable, isUnstorableText } from './database.ts';
import { isDiskFull } from './full-disk.ts';
import { networkOf } from './http/request.ts';
import { describeError } from './log.ts';
import type { RequestContext } from './procedures.ts';
import { SignedOutError } from './signed-out.ts';
import { soonAgain, withWait } from './too-many.ts';

// Messages of schemas without their own are Dutch too.
z.config(z.locales.nl());

type Call = {
  context: RequestContext;
  path: readonly string[];
  procedure: { '~orpc': { meta: Partial<ProcedureMeta> } };
  next(): Promise<unknown>;
};

/**
 * Runs around every procedure, over HTTP and in-process alike: refuses callers that the
 * declared access doesn't allow, or that exceed its pace, before the input is read, and turns whatever
 * fails into the API's error: a code with a Dutch message. What nobody declared is logged, once, here.
 */
export async function guardProcedure(call: Call): Promise<unknown> {
  const { context, path, procedure } = call;
  const { access, limit } = procedure['~orpc'].meta;
  try {
    if (access !== 'anyone' && context.viewer === null) throw new SignedOutError();
    if (limit !== undefined && 'pace' in limit) keepPace(context, path, limit.pace);
    return await call.next();
  } catch (error) {
    throw toApiError(error, call);
  }
}

function keepPace({ services, viewer, address }: RequestContext, path: readonly string[], pace: Pace): void {
  const now = services.clock.now();
  const until = services.paces.take(`${path.join('.')} ${viewer?.id ?? networkOf(address)}`, pace, now);
  if (until !== null) throw new ORPCError('TOO_MANY_REQUESTS', soonAgain(until, now));
}

/** Whether a call failed for now, and may be repeated. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'SERVICE_UNAVAILABLE';
}

function toApiError(error: unknown, { context, path, procedure }: Call): unknown {
  if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') {
    if (error.cause instanceof ValidationError) return refusedInput(error.cause);
    if (error.code === 'TOO_MANY_REQUESTS') return withRetryAfter(error, context);
    return error.defined ? error : withCommonMessage(error);
  }
  const cause = error instanceof ORPCError ? error.cause : error;
  if (cause instanceof SignedOutError) {
    return new ORPCError('UNAUTHORIZED', { message: procedure['~orpc'].meta.signedOutMessage ?? commonMessages.UNAUTHORIZED });
  }
  if (isUnstorableText(cause)) return new ORPCError('BAD_REQUEST', { message: commonMessages.BAD_REQUEST });
  if (context.isVisitorGone(cause)) {
    context.services.log.debug({ requestId: context.requestId }, 'visitor left');
    return new ORPCError('INTERNAL_SERVER_ERROR', { message: commonMessages.INTERNAL_SERVER_ERROR });
  }
  const details = { requestId: context.requestId, procedure: path.join('.'), error: describeError(cause ?? error) };
  if (cause instanceof BusyError || isUnreachable(cause)) {
    context.services.log.warn(details, 'out of capacity');
    return new ORPCError('SERVICE_UNAVAILABLE', { message: commonMessages.SERVICE_UNAVAILABLE });
  }
  if (isDiskFull(cause)) {
    context.services.log.error(details, 'a disk is full');
    return storageIsFull();
  }
  context.services.log.error(details, 'a procedure failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: commonMessages.INTERNAL_SERVER_ERROR });
}

/** The disk is full: nothing more can be stored, while reading works. */
export function storageIsFull(): ORPCError<string, unknown> {
  return new ORPCError('INSUFFICIENT_STORAGE', { status: 507, message: commonMessages.INSUFFICIENT_STORAGE });
}

/** The first sentence for the toast, and each field's own for the form. */
function refusedInput(refusal: ValidationError): ORPCError<'BAD_REQUEST', { fields: Record<string, string> }> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: every schema of the contract is zod's.
  const issues = refusal.issues as readonly z.core.$ZodIssue[];
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]).reverse());
  return new ORPCError('BAD_REQUEST', { message: issues[0]?.message ?? commonMessages.BAD_REQUEST, data: { fields } });
}

const refusalWithWait = z.object({ seconds: z.number().positive(), until: z.string().optional() });

/** Every refusal by a limit says when to try again: to programs in Retry-After, to people in its sentence. */
function withRetryAfter(error: ORPCError<string, unknown>, context: RequestContext): ORPCError<string, unknown> {
  const refusal = refusalWithWait.safeParse(error.data);
  if (!refusal.success) return error;
  const { seconds, until } = refusal.data;
  context.setRetryAfter(seconds);
  if (until !== undefined) return error;
  const { code, status, data, defined } = error;
  return new ORPCError(code, { status, data, defined, message: withWait(seconds) });
}

/** Dutch for what the RPC library refuses by itself, with an English message of its own. */
function withCommonMessage(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  const code = isCommonErrorCode(error.code) ? error.code : 'BAD_REQUEST';
  return new ORPCError(code, { message: commonMessages[code] });
}

/** Runs around every HTTP call: a body that can't be read is refused in Dutch like any other bad input. */
export async function answerUnreadable<T>({ next }: { next(): Promise<T> }): Promise<T> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError)) throw new ORPCError('BAD_REQUEST', { message: commonMessages.BAD_REQUEST });
    const isOfLibrary = !error.defined && (error.code === 'PAYLOAD_TOO_LARGE' || error.code === 'METHOD_NOT_SUPPORTED');
    throw isOfLibrary ? withCommonMessage(error) : error;
  }
}
