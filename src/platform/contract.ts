import { oc } from '@orpc/contract';
import * as z from 'zod';
import { commonMessages } from './errors.ts';
import type { Limit, OwnLimit, PacedLimit } from './limits.ts';
import { formatPlainNumber } from './plain-number.ts';

/** The callers that a procedure admits. Rights on a single thing are decided by the feature's policy. */
type Access = 'anyone' | 'signed-in';

type Caller = {
  access: Access;
  /** Shown to a caller who isn't signed in; the general message when absent. */
  signedOutMessage?: string;
};

export type ProcedureMeta = Caller & { limit?: Limit };

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Resource-like English path below /api. */
  path: `/${string}`;
  tags: readonly string[];
  summary: string;
  description: string;
  successStatus?: number;
};

/** The same caller, with how often they may call, or why there is no bound. */
export function limited<C extends Caller, L extends Limit>(caller: C, limit: L): C & { limit: L } {
  return { ...caller, limit };
}

/**
 * Starts a procedure of the contract. It is the only way to make one, so every procedure
 * says who may call it, how often, and how the reference page describes it. A write without a limit doesn't compile;
 * a read has one when it writes too, or costs much.
 */
export function procedure(meta: Caller & { limit: PacedLimit }, route: Route): ReturnType<typeof startPaced>;
export function procedure(meta: Caller & { limit: OwnLimit }, route: Route): ReturnType<typeof start>;
export function procedure(meta: Caller & { limit?: never }, route: Route & { method: 'GET' }): ReturnType<typeof start>;
export function procedure(meta: ProcedureMeta, route: Route) {
  return meta.limit !== undefined && 'pace' in meta.limit ? startPaced(meta, route) : start(meta, route);
}

function start(meta: ProcedureMeta, route: Route) {
  return oc.$meta<ProcedureMeta>(meta).route(route);
}

/** The guard refuses it with this error. */
function startPaced(meta: ProcedureMeta, route: Route) {
  return start(meta, route).errors({ TOO_MANY_REQUESTS: { message: commonMessages.TOO_MANY_REQUESTS, data: untilAgain } });
}

/** A text of a form. One that is too long isn't looked at any further: later checks may take their time with each character. */
export const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `Dit veld heeft hoogstens ${formatPlainNumber(most)} tekens.`, abort: true });

const twice = 'Een keuze staat er twee keer.';

/** Some of a few values, each once. */
export const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length, twice)
    .refine((chosen) => new Set(chosen).size === chosen.length, twice);

/** An id made by the client (UUIDv7): repeating a create with it makes nothing twice. As the database writes it, so that equal ids are equal texts. */
export const id = z.uuid('Ongeldige id.').toLowerCase();

/** An instant as ISO 8601 in UTC with milliseconds. The database knows no year 0, and no text without end. */
export const instant = z.iso
  .datetime()
  .max(30)
  .refine((value) => !value.startsWith('0000'), 'Ongeldig tijdstip.');

/** With the refusal of a limit whose message says when to try again. */
export const untilAgain = z.object({ seconds: z.int().positive(), until: instant });

/** Made once: making a schema takes longer than checking a page of the feed with it. */
const uuid = z.uuid();

/** A place in a list ordered by time: the time and id of the entry there. */
export const cursor = z.string().max(70).refine(isCursor, 'Ongeldige bladerpositie.');

function isCursor(value: string): boolean {
  const [time, place, ...rest] = value.split('_');
  return instant.safeParse(time).success && uuid.safeParse(place).success && rest.length === 0;
}
