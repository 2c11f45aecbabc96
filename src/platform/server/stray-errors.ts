import { failOwner } from './http/owned-request.ts';
import { describeError, type Log } from './log.ts';

export type StrayOrigin = 'uncaughtException' | 'unhandledRejection';

/**
 * Takes an error that reached nobody, and says whether the process may go on: when the error arose in the work of a
 * request, which fails alone, or in a promise. One thrown in a callback of nobody may have left shared work
 * half done: the caller stops the process properly and has it started again (docs/decisions/020).
 */
export function takeStrayError(error: unknown, origin: StrayOrigin, log: Log): boolean {
  if (failOwner(error)) return true;
  const details = { origin, error: describeError(error) };
  if (origin === 'unhandledRejection') {
    log.error(details, 'a promise failed that nobody awaited');
    return true;
  }
  log.fatal(details, 'an error reached nobody; the server stops, to be started again');
  return false;
}
