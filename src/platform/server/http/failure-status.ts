import { BusyError } from '../bounded-work.ts';
import { isUnreachable } from '../database.ts';
import { isDiskFull } from '../full-disk.ts';
import { isUnavailable } from '../guard-procedure.ts';

export type FailureStatus = 500 | 503 | 507;

/** The status of a request that failed: 503 where it may be repeated soon, 507 where a disk is full, else 500. */
export function statusOfFailure(error: unknown): FailureStatus {
  if (error instanceof BusyError || isUnreachable(error) || isUnavailable(error)) return 503;
  return isDiskFull(error) ? 507 : 500;
}
